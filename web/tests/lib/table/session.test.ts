import { beforeEach, describe, expect, it, vi } from "vitest";
import type { MyTables } from "../../../src/lib/browser/my-tables";

interface Asked {
  answer: (reply: object) => void;
  fail: () => void;
}
const lines = vi.hoisted(() => [] as { asked: Asked[] }[]);

vi.mock("../../../src/lib/net/link", () => ({
  Link: class {
    asked: Asked[] = [];
    lang = "en";
    constructor() {
      lines.push(this);
    }
    open() {}
    setWords() {}
    close() {}
    ask = () => new Promise((resolve, reject) => this.asked.push({ answer: resolve, fail: () => reject(new Error("away")) }));
  },
}));
vi.mock("../../../src/lib/net/platform", () => ({ platformFor: () => ({}) }));
vi.mock("../../../src/lib/browser/settings.svelte", () => ({ t: (id: string) => id, settings: { lang: "en", sound: false } }));
const { Session } = await import("../../../src/lib/table/session.svelte");

const held = [{ seat: 0, name: "Ann", secret: "a" }, { seat: 1, name: "Bob", secret: "b" }];
const tables = { find: () => ({ seats: held }), opened() {}, glance() {} } as unknown as MyTables;
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Ann sits at a screen that she shares with Bob. */
function shared() {
  const session = new Session("t", "a", tables);
  session.start();
  session.openCurtain();
  return { session, line: lines.at(-1)! };
}

/** The screen is passed on, and Bob opens the curtain. */
function pass(session: InstanceType<typeof Session>): void {
  session.curtain.seat = held[1]!;
  session.openCurtain();
}

describe("when the screen is passed on", () => {
  beforeEach(() => void (lines.length = 0));

  it.each(["answer", "fail"] as const)("why not that is asked before is not told after (%s)", async (how) => {
    const { session, line } = shared();
    void session.questions.why("mine tin");
    pass(session);
    line.asked[0]![how]({ type: "why", move: "mine tin", sentence: "Ann has no miner left." });
    await settle();
    expect(session.notice).toBeNull();
  });

  it("why not is told to whoever asked", async () => {
    const { session, line } = shared();
    void session.questions.why("mine tin");
    line.asked[0]!.answer({ type: "why", move: "mine tin", sentence: "No miner left.", rule: "", book: "", book_lang: "" });
    await settle();
    expect(session.notice?.sentence).toBe("No miner left.");
  });

  it("a preview that was asked for before is dropped", async () => {
    const { session, line } = shared();
    Object.defineProperty(session.choosing, "complete", { value: { move: "pass" } });
    void session.questions.preview("pass");
    pass(session);
    line.asked[0]!.answer({ type: "preview", cost: "£3" });
    await settle();
    expect(session.choosing.preview).toBeNull();
  });

  it.each([[true, false, true], [true, true, false], [false, false, false]])("a key confirms only what is known to be no risk (%s, %s)", async (isKnown, isRisk, isDone) => {
    const { session, line } = shared();
    let sent = 0;
    session.confirm = async () => void sent++;
    Object.defineProperty(session.choosing, "complete", { value: { move: "pass" } });
    Object.defineProperty(session.choosing, "known", { get: () => session.choosing.preview });
    const done = session.confirmUnless(() => isRisk);
    void session.questions.preview("pass");
    expect(line.asked).toHaveLength(1); // it is asked once
    if (isKnown) line.asked[0]!.answer({ type: "preview", move: "pass" });
    else line.asked[0]!.fail();
    expect([await done, sent]).toEqual([isDone, isDone ? 1 : 0]);
  });

  it("nothing is said any more of what the one before was told", () => {
    const { session } = shared();
    session.announcer.news = "Bob builds.";
    session.announcer.call = "Your turn.";
    pass(session);
    expect([session.announcer.news, session.announcer.call]).toEqual(["", ""]);
  });
});
