"""The contract that every game obeys: states, actions, questions, records, scenarios."""
