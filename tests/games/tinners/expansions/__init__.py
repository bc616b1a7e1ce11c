"""The expansions of Tinners' Trail, where a scenario file cannot show a rule."""
