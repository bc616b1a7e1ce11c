import { describe, expect, it, vi } from "vitest";
import type { Session } from "../../../src/lib/table/session.svelte";
import type { Position } from "../../../src/made/wire";

vi.mock("../../../src/lib/browser/settings.svelte", () => ({ t: (id: string) => id, settings: { lang: "en" } }));
const { LookBack } = await import("../../../src/lib/table/lookback.svelte");

const positionOf = (you: number, n: number) => ({ n, hand: [`hand of ${you}`] }) as unknown as Position;

/** A session that answers when it is told to. */
function table() {
  const asked: { n: number; answer: () => void; fail: () => void }[] = [];
  const session = {
    state: { you: 0, moves: 9 } as { you: number; moves: number } | null,
    failed: 0,
    fail() {
      this.failed++;
    },
    readWords: () => () => "stopped",
    questions: {
      positionAt(n: number): Promise<Position> {
        const you = session.state!.you;
        return new Promise((resolve, reject) => asked.push({ n, answer: () => resolve(positionOf(you, n)), fail: () => reject(new Error("away")) }));
      },
    },
  };
  const look = new LookBack(session as unknown as Session);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { session, look, asked, settle };
}

describe("looking back", () => {
  it("asks only for the newest place while an answer is awaited", async () => {
    const { look, asked, settle } = table();
    for (const n of [8, 7, 6, 5]) void look.show(n);
    expect(asked.map(({ n }) => n)).toEqual([8]);
    asked[0]!.answer();
    await settle();
    expect(asked.map(({ n }) => n)).toEqual([8, 5]);
    asked[1]!.answer();
    await settle();
    expect([look.at, look.position?.n]).toEqual([5, 5]);
  });

  it("asks again for what is to be told in words", async () => {
    const { look, asked, settle } = table();
    void look.show(5);
    const stop = look.readWords(); // while the answer without words is on its way
    expect(stop()).toBe("stopped");
    asked[0]!.answer();
    await settle();
    asked[1]!.answer();
    await settle();
    look.readWords();
    expect(asked.map(({ n }) => n)).toEqual([5, 5, 5]);
  });

  it("shows nothing of one hand to the next at the screen", async () => {
    const { session, look, asked, settle } = table();
    void look.show(3);
    asked[0]!.answer();
    await settle();
    expect(look.position?.hand).toEqual(["hand of 0"]);
    session.state = null;
    expect([look.at, look.position]).toEqual([null, null]);
    session.state = { you: 1, moves: 9 };
    expect([look.at, look.position, look.isPlaying]).toEqual([null, null, false]);
    void look.show(4);
    expect(look.position).toBeNull();
  });

  it("drops an answer that comes after the screen was passed on", async () => {
    const { session, look, asked, settle } = table();
    void look.show(3);
    session.state = { you: 1, moves: 9 };
    asked[0]!.answer();
    await settle();
    expect([look.position, asked.length]).toEqual([null, 1]);
  });

  it("asks for the next one who looks, also while an old answer is awaited", async () => {
    const { session, look, asked, settle } = table();
    void look.show(3);
    session.state = { you: 1, moves: 9 };
    void look.show(4);
    asked[0]!.answer();
    await settle();
    expect(look.position).toBeNull();
    asked[1]!.answer();
    await settle();
    expect([look.at, look.position?.hand]).toEqual([4, ["hand of 1"]]);
  });

  it("returns to now when the past cannot be had, and steps within the game", async () => {
    const { session, look, asked, settle } = table();
    look.step(1);
    expect(look.at).toBeNull();
    look.step(-1);
    expect(look.at).toBe(8);
    asked[0]!.fail();
    await settle();
    expect([look.at, session.failed]).toEqual([null, 1]);
    void look.show(9);
    look.step(1);
    expect(look.at).toBeNull();
  });

  it("has speeds in a ring", () => {
    const { look } = table();
    const speeds = [1, 2, 3, 4].map(() => {
      look.faster();
      return look.speed;
    });
    expect(speeds).toEqual([2, 4, 0.5, 1]);
  });
});
