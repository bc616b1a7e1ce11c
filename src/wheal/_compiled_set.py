"""The modules that the build compiles with mypyc, as one group, by their dotted names.

Such a module imports only the standard library, `mypy_extensions` and other modules of this package.
`wheal/__init__.py`, `wheal._pure` and this file are never compiled.
"""

MODULES: tuple[str, ...] = ()
