// A change that the server sends, laid over the state that this page holds.

import type { Change, TableState } from "../../made/wire";

type Tree = Record<string | number, unknown>;

/** The state after a change; whatever has not changed in it is the very same object. null: the change does not fit. */
export function applyChange(state: TableState, change: Change): TableState | null {
  if (change.since !== state.seq) return null;
  const fresh = new Set<unknown>();
  const next = copyOnce(state, fresh) as Tree;
  for (const [path, value] of change.patches) {
    let tree = next;
    for (const key of path.slice(0, -1)) {
      const inner = tree[key];
      if (typeof inner !== "object" || inner === null) return null;
      tree = tree[key] = copyOnce(inner, fresh) as Tree;
    }
    const last = path.at(-1);
    if (last === undefined || !Object.hasOwn(tree, last)) return null;
    tree[last] = value;
  }
  const { seq, log, is_log_whole } = change;
  return { ...(next as unknown as TableState), seq, log, is_log_whole };
}

/** A copy of an object or a list, made when it is changed for the first time. */
function copyOnce(value: object, fresh: Set<unknown>): object {
  if (fresh.has(value)) return value;
  const copy: object = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  fresh.add(copy);
  return copy;
}
