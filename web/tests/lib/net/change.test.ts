import { describe, expect, it } from "vitest";
import { applyChange } from "../../../src/lib/net/change";
import type { Change, Patch, TableState } from "../../../src/made/wire";

const start = () =>
  frozen({
    type: "state",
    seq: 4,
    moves: 2,
    seats: [{ name: "Ann", is_here: true }, { name: "Bob", is_here: false }],
    choices: [{ move: "pass", parts: [] }],
    position: { n: 2, prompt: { text: "Build?" }, board: { area: { gwennap: { tin: 3, mine: "none" }, redruth: { tin: 0 } }, track: [[0], [1]] } },
    log: [{ n: 2, text: "old" }],
    is_log_whole: true,
  }) as unknown as TableState;

const change = (patches: Patch[], more: Partial<Change> = {}): Change => ({ type: "change", since: 4, seq: 5, patches, log: [], is_log_whole: false, ...more });

function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

describe("a change", () => {
  it("replaces values at their paths and brings the lines of the log that are new", () => {
    const before = start();
    const log = [{ n: 3, kind: "move" as const, seat: 0, text: "new", notation: "", is_auto: false, seq: 5 }];
    const patches: Patch[] = [
      [["moves"], 3],
      [["seats", 1, "is_here"], true],
      [["position", "board", "area", "gwennap", "tin"], 2],
      [["position", "board", "area", "gwennap", "mine"], 1],
      [["position", "board", "track"], [[], [1, 0]]],
      [["choices"], []],
    ];
    const after = applyChange(before, change(patches, { log }));
    expect(after).toEqual({
      ...before,
      seq: 5,
      moves: 3,
      seats: [before.seats[0], { name: "Bob", is_here: true }],
      choices: [],
      position: { n: 2, prompt: { text: "Build?" }, board: { area: { gwennap: { tin: 2, mine: 1 }, redruth: { tin: 0 } }, track: [[], [1, 0]] } },
      log,
      is_log_whole: false,
    });
    expect(before).toEqual(start());
  });

  it("leaves what has not changed the very same", () => {
    const before = start();
    const after = applyChange(before, change([[["position", "board", "area", "gwennap", "tin"], 2]]))!;
    const [old, now] = [before.position.board, after.position.board] as { area: Record<string, unknown>; track: unknown }[];
    expect(after.seats).toBe(before.seats);
    expect(after.choices).toBe(before.choices);
    expect(after.position.prompt).toBe(before.position.prompt);
    expect(now!.track).toBe(old!.track);
    expect(now!.area.redruth).toBe(old!.area.redruth);
    expect(now!.area.gwennap).not.toBe(old!.area.gwennap);
  });

  it("of another state does not fit", () => {
    expect(applyChange(start(), change([], { since: 3 }))).toBeNull();
    expect(applyChange(start(), change([[["position", "board", "lot", "tile"], 1]]))).toBeNull();
    expect(applyChange(start(), change([[["weather"], "fine"]]))).toBeNull();
    expect(applyChange(start(), change([[["seats", 2], {}]]))).toBeNull();
    expect(applyChange(start(), change([[[], {}]]))).toBeNull();
  });

  it("comes to the same as setting each value, whatever the tree", () => {
    let seed = 7;
    const random = (most: number) => (seed = (seed * 48271) % 2147483647) % most;
    const tree = (depth: number): unknown => {
      if (depth === 0 || random(4) === 0) return random(9);
      const inside = Array.from({ length: 1 + random(4) }, () => tree(depth - 1));
      return random(2) === 0 ? inside : Object.fromEntries(inside.map((value, at) => [`k${at}`, value]));
    };
    for (let round = 0; round < 200; round++) {
      const before = frozen({ seq: 4, position: tree(5), seats: tree(3) }) as unknown as TableState;
      const expected = structuredClone(before) as unknown as Record<string, unknown>;
      const patches: Patch[] = [];
      const patch = (at: Record<string, unknown>, path: (string | number)[]) => {
        for (const key of Object.keys(at)) {
          const inner = at[key];
          const step = Array.isArray(at) ? Number(key) : key;
          if (key === "seq") continue;
          if (random(6) === 0) patches.push([[...path, step], (at[key] = tree(2))]);
          else if (typeof inner === "object" && inner !== null) patch(inner as Record<string, unknown>, [...path, step]);
        }
      };
      patch(expected, []);
      expect(applyChange(before, change(structuredClone(patches)))).toEqual({ ...expected, seq: 5, log: [], is_log_whole: false });
    }
  });
});
