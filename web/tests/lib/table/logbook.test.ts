import { expect, it } from "vitest";
import { Outbox } from "../../../src/lib/net/outbox";
import { EMPTY, withNew, withOlder } from "../../../src/lib/table/logbook";
import type { LogLine } from "../../../src/made/wire";

const line = (n: number, text = `move ${n}`): LogLine => ({ n, kind: "move", seat: 0, text, notation: "", is_auto: false });
const texts = (lines: LogLine[]) => lines.map(({ text }) => text);

it("grows at its end, and at its beginning when asked", () => {
  let book = withNew(EMPTY, { log: [line(5), line(6)], is_log_whole: true, moves: 6 }, "fresh");
  expect(book.isWhole).toBe(false);
  book = withNew(book, { log: [line(7)], is_log_whole: false, moves: 7 }, "next");
  book = withOlder(book, { lines: [line(0), line(4), line(5)], first: 0 });
  expect(texts(book.lines)).toEqual(["move 0", "move 4", "move 5", "move 6", "move 7"]);
  expect(book.isWhole).toBe(true);
});

it("does not repeat after a break what it has, but says the same twice when it was said twice", () => {
  const book = withNew(EMPTY, { log: [line(0), line(1, "hi")], is_log_whole: true, moves: 6 }, "fresh");
  expect(texts(withNew(book, { log: [line(1, "hi"), line(2)], is_log_whole: false, moves: 7 }, "again").lines)).toHaveLength(3);
  expect(texts(withNew(book, { log: [line(1, "hi")], is_log_whole: false, moves: 7 }, "next").lines)).toHaveLength(3);
});

it("begins anew where the whole is told", () => {
  const book = withNew(EMPTY, { log: [line(0), line(1)], is_log_whole: true, moves: 6 }, "fresh");
  expect(texts(withNew(book, { log: [line(0, "other")], is_log_whole: true, moves: 6 }, "next").lines)).toEqual(["other"]);
});

it("settles each submission once", async () => {
  const outbox = new Outbox();
  const answer = outbox.add({ type: "chat", key: "k", text: "hello" });
  expect(outbox.settle({ type: "done", key: "other", seq: 1 })).toBe(false);
  expect(outbox.settle({ type: "done", key: "k", seq: 1 })).toBe(true);
  expect(outbox.settle({ type: "done", key: "k", seq: 1 })).toBe(false);
  await expect(answer).resolves.toMatchObject({ seq: 1 });
  expect(outbox.size).toBe(0);
});

it("a window without lines is the whole log only before the first move", () => {
  expect(withNew(EMPTY, { log: [], is_log_whole: true, moves: 0 }, "fresh").isWhole).toBe(true);
  expect(withNew(EMPTY, { log: [], is_log_whole: true, moves: 147 }, "fresh").isWhole).toBe(false);
});
