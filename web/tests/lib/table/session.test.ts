import { beforeEach, describe, expect, it, vi } from "vitest";
import type { MyTables } from "../../../src/lib/browser/my-tables";
import type { TableState } from "../../../src/made/wire";

interface Asked {
  answer: (reply: object) => void;
  fail: () => void;
}
interface Sent {
  type: string;
  move?: string;
  to?: number | null;
}
interface Line {
  asked: Asked[];
  sent: Sent[];
  take: (message: Sent) => void;
}
const lines = vi.hoisted(() => [] as Line[]);

vi.mock("../../../src/lib/net/link", () => ({
  Link: class {
    asked: Asked[] = [];
    sent: Sent[] = [];
    take: (message: Sent) => void = () => {};
    lang = "en";
    constructor() {
      lines.push(this);
    }
    open() {}
    setWords() {}
    close() {}
    submit = async (message: Sent) => {
      this.sent.push(message);
      this.take(message);
      return { type: "done", seq: -1 };
    };
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

describe("one Undo", () => {
  beforeEach(() => void (lines.length = 0));

  /** Ann after a press that made these moves; every move is taken, and after it so many more stand than before it. */
  async function pressed(moves: string, counts = 1) {
    const { session, line } = shared();
    const stand = (count: number) => {
      session.state = { you: 0, decision: count, moves: count, can_undo: true, seats: [], choices: moves.split("; ").map((move) => ({ move })) } as unknown as TableState;
    };
    stand(7);
    line.take = ({ type, to }) => stand(type === "play" ? session.state!.moves + counts : (to ?? session.state!.moves - 1));
    Object.defineProperty(session.choosing, "complete", { value: { move: moves }, configurable: true });
    await session.confirm();
    line.sent.length = 0;
    return { session, line };
  }

  it.each([
    ["takes back all moves of one press", "take pumps; pump camborne; stop", 1, 7],
    ["counts what the rules have answered in between", "take pumps; stop", 2, 7],
    ["takes back a single move", "pass", 1, null],
  ])("%s", async (_, moves, counts, to) => {
    const { session, line } = await pressed(moves, counts);
    await session.undo();
    expect(line.sent.map((sent) => [sent.type, sent.to])).toEqual([["undo", to]]);
  });

  it("takes back one move where another was made since", async () => {
    const { session, line } = await pressed("take pumps; stop");
    line.take({ type: "play", move: "pass" });
    await session.undo();
    expect(line.sent[0]!.to).toBeNull();
  });

  it("takes back one move more the next time", async () => {
    const { session, line } = await pressed("take pumps; stop");
    await session.undo();
    await session.undo();
    expect(line.sent.map((sent) => sent.to)).toEqual([7, null]);
  });
});
