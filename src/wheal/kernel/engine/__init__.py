"""The engine: state, questions, actions, auction, sealed groups, piles, chance. Compiled; imports only itself."""
