// The rule book beside the board: whether it is open, and at which rule. Any part of the page may open it.

class RulesAt {
  isOpen = $state(false);
  rule = $state(""); // empty: at its beginning, or where it was left
  top = 0; // how far it was read
  visit = $state(0); // counts the calls, as the same rule may be asked for twice
}

export const rulesAt = new RulesAt();

/** Open the book at a rule (`TT-AUC-05`), or where it was left. */
export function showRule(id = ""): void {
  rulesAt.rule = id;
  rulesAt.isOpen = true;
  rulesAt.visit++;
}

export function closeRules(): void {
  rulesAt.isOpen = false;
}

/** Another table, or another who reads: it is closed, and not opened where it was left. */
export function forgetRules(): void {
  closeRules();
  rulesAt.rule = "";
  rulesAt.top = 0;
}
