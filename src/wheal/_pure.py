"""`WHEAL_PURE=1` runs the sources that lie beside the compiled modules; importing this module arranges it.

This module is never compiled.
"""

from __future__ import annotations

import os
import sys
from importlib.abc import MetaPathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

PACKAGE = "wheal"


class SourceFinder(MetaPathFinder):
    """Finds the `.py` file of a module of this package, where the usual way would prefer the compiled one."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(PACKAGE + "."):
            return None
        name = fullname.rpartition(".")[2]
        for folder in path or ():
            package = Path(folder, name)
            if (package / "__init__.py").is_file():
                return spec_from_file_location(
                    fullname, package / "__init__.py", submodule_search_locations=[str(package)]
                )
            source = Path(folder, name + ".py")
            if source.is_file():
                return spec_from_file_location(fullname, source)
        return None


if os.environ.get("WHEAL_PURE", "0") not in {"", "0"}:
    sys.meta_path.insert(0, SourceFinder())
