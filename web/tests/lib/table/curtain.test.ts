import { describe, expect, it } from "vitest";
import { Curtain, openLines } from "../../../src/lib/table/curtain.svelte";
import type { LogLine, TableState } from "../../../src/made/wire";

const HELD = ["Ann", "Bob"].map((name, seat) => ({ seat, name, secret: name }));

function state(you: number, deciding: number, secret: readonly number[], more: object = {}): TableState {
  const seats = HELD.map(({ seat, name }) => ({ seat, name, kind: "person", bot: "", is_deciding: seat === deciding, is_here: true, has_secret: secret.includes(seat) }));
  return { you, seats, status: "running", orders: [], ...more } as unknown as TableState;
}

describe("the curtain", () => {
  it("is drawn before what only the next one may see", () => {
    const curtain = new Curtain();
    expect(curtain.maybeDraw(state(0, 1, [1]), HELD)).toBeNull();
    expect([curtain.seat?.name, curtain.looker?.name]).toEqual(["Bob", "Ann"]);
  });

  it("is not drawn where there is nothing secret: the next one sits down at once", () => {
    const curtain = new Curtain();
    expect(curtain.maybeDraw(state(0, 1, [0]), HELD)?.name).toBe("Bob");
    expect(curtain.seat).toBeNull();
  });

  it("that was drawn to begin with goes where there is nothing behind it", () => {
    const curtain = new Curtain();
    curtain.seat = HELD[0]!;
    expect(curtain.maybeDraw(state(0, 0, []), HELD)).toBeNull();
    expect(curtain.seat).toBeNull();
    curtain.seat = HELD[0]!;
    curtain.maybeDraw(state(0, 0, [0]), HELD);
    expect(curtain.seat?.name).toBe("Ann");
  });

  it("that was drawn to begin with also goes where somebody else is asked and nothing is secret", () => {
    const curtain = new Curtain();
    curtain.seat = HELD[0]!;
    expect(curtain.maybeDraw(state(0, 1, []), HELD)?.name).toBe("Bob");
    expect(curtain.seat).toBeNull();
  });

  it("hides standing orders, of which nobody else knows", () => {
    const curtain = new Curtain();
    curtain.maybeDraw(state(1, 1, [], { orders: [{ text: "bid up to 9", label: "" }] }), HELD);
    curtain.maybeDraw(state(0, 1, []), HELD);
    expect(curtain.seat?.name).toBe("Bob");
  });

  it("tells what everybody may know since the next one moved", () => {
    const line = (seat: number, text: string, more: Partial<LogLine> = {}): LogLine => ({ n: 1, kind: "move", seat, text, ...more }) as LogLine;
    const lines = [line(0, "old"), line(1, "Bob moved"), line(0, "Ann looks"), line(0, "it shows 3 tin", { is_secret: true }), line(0, "hm", { kind: "chat" }), line(-1, "Round 2")];
    expect(openLines(lines, 1).map(({ text }) => text)).toEqual(["Ann looks", "Round 2"]);
  });
});
