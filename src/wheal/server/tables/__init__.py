"""Tables: a table out of its log, open tables, new tables, and the one way in which anything happens at them."""
