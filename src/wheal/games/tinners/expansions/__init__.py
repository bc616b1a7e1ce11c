"""The expansions of Tinners' Trail, one folder each: rules, decisions, content, and what each adds to every room."""
