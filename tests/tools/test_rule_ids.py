"""The ids of a rule inventory: by section, with what is only about playing alone marked."""

from __future__ import annotations

from tools.rule_ids import FIRST_LINE, ids_in, read_ids

INVENTORY = """# Moles

- **no id** of any section

## 1. Components (MO-CMP)

- **MO-CMP-01** `[E]` 3 moles; the `solo` mole sleeps (MO-CMP-02).
- **MO-CMP-02** `[E]` Solo: one more mole.

## 2. Lord Wallace solo (MO-LW)

- **MO-LW-DIG-01** He digs.

## 3. Rulings

### Holes
- **MO-RUL-01** One hole.

### Lord Wallace
- **MO-RUL-02** No hole.

## 4. Missing data
- **MO-MIS-01 Holes** → `holes.toml`.
- **MO-MIS-02 LW cards** → `cards.toml`.

| Id | Who | When |
|---|---|---|
| MO-DEC-01 | each mole (solo: only you) | at night |
| MO-DEC-02 | solo human | by day |
| MO-DEC-03 | LW | never |
"""

WRITTEN = """\
1 MO-CMP-01
1 MO-CMP-02 solo
3 MO-RUL-01
3 MO-RUL-02 solo
4 MO-MIS-01
4 MO-MIS-02 solo
4 MO-DEC-01
4 MO-DEC-02 solo
4 MO-DEC-03 solo
"""


def test_ids_are_found_by_section_and_what_is_solo_is_marked() -> None:
    assert "".join(f"{found}\n" for found in ids_in(INVENTORY)) == WRITTEN


def test_what_is_written_is_read_again() -> None:
    assert read_ids(f"{FIRST_LINE}\n{WRITTEN}") == list(ids_in(INVENTORY))
