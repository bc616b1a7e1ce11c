"""What holds for all tests: they speak English unless they say otherwise, whatever the machine speaks."""

import os

os.environ["WHEAL_LANG"] = "en"
