import { beforeEach, expect, it, vi } from "vitest";
import { backoff } from "../../../src/lib/net/backoff";
import { GoneError, Link, type Listener, type Socket, type Platform } from "../../../src/lib/net/link";
import type { Answer, Submission } from "../../../src/lib/net/outbox";
import type { ClientMessage, ServerMessage, TableState } from "../../../src/made/wire";

class FakeSocket implements Socket {
  sent: ClientMessage[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.isClosed = true;
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.onclose?.({ code });
  }
}

const state = (seq: number) => ({ type: "state", seq }) as TableState;
const play = (key: string): Submission => ({ type: "play", key, decision: 3, move: "pass" });

let sockets: FakeSocket[];
let fetchState: ReturnType<typeof vi.fn<Platform["fetchState"]>>;
let post: ReturnType<typeof vi.fn<Platform["post"]>>;
let told: string[];
let link: Link;
let seen: number;
const last = () => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  told = [];
  seen = -1;
  fetchState = vi.fn<Platform["fetchState"]>(() => Promise.reject(new Error("away")));
  post = vi.fn<Platform["post"]>();
  const platform: Platform = {
    openSocket: () => (sockets.push(new FakeSocket()), last()),
    fetchState,
    post,
    ask: (_, { id, move }) =>
      Promise.resolve({ type: "why", id, move: move ?? "", sentence: "no", rule: "", book: "", book_lang: "en" }),
    after: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    random: () => 0.5,
  };
  const listener: Listener = {
    onState: ({ seq }, fit) => void told.push(`state ${seq} ${fit}`),
    onStatus: (status) => void told.push(status),
    onGone: (sentence) => void told.push(`gone ${sentence}`),
    onLateRefusal: (sentence) => void told.push(`late ${sentence}`),
  };
  link = new Link(platform, listener, "secret", "en", () => seen);
  link.open();
});

function arrive(seq = 1): void {
  last().onopen?.();
  last().say(state(seq));
}

it("says hello first, with what it has seen", () => {
  arrive(7);
  expect(last().sent[0]).toEqual({ type: "hello", secret: "secret", lang: "en", seen: -1, words: false });
  expect(told).toEqual(["live", "state 7 fresh"]);
  last().say(state(8));
  expect(told.at(-1)).toBe("state 8 next");
});

it("lays changes over the state, and asks for a whole one where a change does not fit", () => {
  const change = (since: number, seq: number): ServerMessage => ({ type: "change", since, seq, patches: [], log: [], is_log_whole: false });
  arrive(7);
  last().say(change(7, 8));
  expect(told.at(-1)).toBe("state 8 next");
  seen = 8;
  last().say(change(9, 10));
  last().say(change(10, 11));
  expect(told.at(-1)).toBe("state 8 next");
  expect(last().sent.slice(1)).toEqual([{ type: "whole", seen: 8 }]);
  last().say(state(11));
  expect(told.at(-1)).toBe("state 11 again");
  last().say(change(11, 12));
  expect(told.at(-1)).toBe("state 12 next");
});

it("asks for words only while they are read", () => {
  arrive();
  link.setWords(false);
  link.setWords(true);
  link.setWords(true);
  expect(last().sent.slice(1)).toEqual([{ type: "words", words: true }]);
  link.ask({ what: "past", at: 3 }).catch(() => {}); // the line breaks before it is answered
  expect(last().sent.at(-1)).toMatchObject({ what: "past", at: 3, words: true });
  last().break();
  vi.advanceTimersByTime(60_000);
  last().onopen?.();
  expect(last().sent[0]).toMatchObject({ type: "hello", words: true });
});

it("sends what is not answered again after a break, with the same key, until it is", async () => {
  arrive();
  const answer = link.submit(play("k1"));
  last().break();
  expect(told.at(-1)).toBe("reconnecting");
  seen = 1;
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets).toHaveLength(2);
  arrive(2);
  expect(last().sent[0]).toMatchObject({ type: "hello", seen: 1 });
  expect(last().sent.filter(({ type }) => type === "play")).toEqual([play("k1")]);
  expect(told.at(-1)).toBe("state 2 again");
  last().say({ type: "done", key: "k1", seq: 3 });
  await expect(answer).resolves.toMatchObject({ type: "done" });
  last().break();
  await vi.advanceTimersByTimeAsync(1000);
  arrive(3);
  expect(last().sent.some(({ type }) => type === "play")).toBe(false);
});

it("keeps what is submitted while the line is down", async () => {
  arrive();
  last().break();
  void link.submit(play("k2"));
  await vi.advanceTimersByTimeAsync(1000);
  arrive();
  expect(last().sent).toContainEqual(play("k2"));
});

it("polls and posts when sockets fail, and goes back to a socket that works", async () => {
  fetchState.mockResolvedValue(state(5));
  post.mockImplementation((_, message) => Promise.resolve<Answer>({ type: "done", key: message.key, seq: 6 }));
  for (let n = 0; n < 3; n++) {
    last().break();
    await vi.advanceTimersByTimeAsync(4000);
  }
  expect(told).toContain("polling");
  expect(told).toContain("state 5 fresh");
  await expect(link.submit(play("k3"))).resolves.toMatchObject({ type: "done", key: "k3" });
  expect(post).toHaveBeenCalledWith("secret", play("k3"));
  await expect(link.ask({ what: "why", move: "bid 9", at: 0 })).resolves.toMatchObject({ sentence: "no" });
  arrive(7);
  expect(link.status).toBe("live");
  const polls = fetchState.mock.calls.length;
  await vi.advanceTimersByTimeAsync(9000);
  expect(fetchState.mock.calls.length).toBe(polls);
});

it("says when nothing answers, and goes on trying", async () => {
  for (let n = 0; n < 3; n++) {
    last().break();
    await vi.advanceTimersByTimeAsync(4000);
  }
  expect(told).toContain("away");
  const tried = sockets.length;
  last().break();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sockets.length).toBeGreaterThan(tried);
});

it("ends when the table is gone", async () => {
  last().onopen?.();
  last().say({ type: "gone", sentence: "No such table." });
  expect(told).toEqual(["gone", "gone No such table."]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
});

it("ends when the poll says that the table is gone", async () => {
  fetchState.mockRejectedValue(new GoneError("No such table."));
  for (let n = 0; n < 3; n++) {
    last().break();
    await vi.advanceTimersByTimeAsync(4000);
  }
  expect(told.at(-1)).toBe("gone No such table.");
});

it("takes a silent line for lost", async () => {
  arrive();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(last().sent.at(-1)).toEqual({ type: "ping" });
  await vi.advanceTimersByTimeAsync(12_000);
  expect(told).toContain("reconnecting");
});

it("answers a question with the reply of the same number, and not after a break", async () => {
  arrive();
  const first = link.ask({ what: "preview", move: "pass" });
  const second = link.ask({ what: "why", move: "bid 3" });
  last().say({ type: "why", id: 2, move: "bid 3", sentence: "no", rule: "", book: "", book_lang: "en" });
  await expect(second).resolves.toMatchObject({ sentence: "no" });
  last().break();
  await expect(first).rejects.toThrow();
  await expect(link.ask({ what: "why", move: "x" })).rejects.toThrow();
});

it("takes a refusal without a key for the answer to a question that came too late", async () => {
  arrive();
  const late = link.ask({ what: "preview", move: "pass" });
  last().say({ type: "refused", key: "", sentence: "no" });
  await expect(late).rejects.toThrow();
  expect(told).not.toContain("late no");
  last().say({ type: "refused", key: "", sentence: "no" });
  expect(told).toContain("late no");
});

it("lets nobody wait for a line that was closed", async () => {
  arrive();
  const before = link.submit(play("k4"));
  link.close();
  await expect(before).resolves.toMatchObject({ type: "refused", key: "k4" });
  await expect(link.submit(play("k5"))).resolves.toMatchObject({ type: "refused", key: "k5" });
  await expect(link.ask({ what: "why", move: "x" })).rejects.toThrow();
  expect(link.outbox.size).toBe(0);
});

it("tells nothing of an answer that comes after it was closed", async () => {
  fetchState.mockResolvedValue(state(5));
  for (let n = 0; n < 3; n++) {
    last().break();
    await vi.advanceTimersByTimeAsync(4000);
  }
  let answer: (answer: Answer) => void = () => {};
  post.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const sent = [link.submit(play("k6")), link.submit(play("k7"))];
  link.close();
  answer({ type: "refused", key: "k6", sentence: "no" });
  await expect(Promise.all(sent)).resolves.toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).not.toContain("late no");
  expect(post.mock.calls.some(([, { key }]) => key === "k7")).toBe(false);
});

it.each([1013, 4429])("comes back after a close with %i, later each time, and polls meanwhile", async (code) => {
  fetchState.mockResolvedValue(state(5));
  arrive();
  for (let n = 1; n <= 4; n++) {
    last().break(code);
    await vi.advanceTimersByTimeAsync(backoff(n, () => 0.5) - 1);
    expect(sockets).toHaveLength(n);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(n + 1);
  }
  expect(told).toContain("polling");
  arrive(6);
  expect(link.status).toBe("live");
  expect(told.some((word) => word.startsWith("gone"))).toBe(false);
});

it("asks in the new language on the same line", () => {
  arrive();
  link.setLanguage("pl");
  expect(last().sent.at(-1)).toEqual({ type: "speak", lang: "pl" });
});

it("waits longer each time, with a share of chance, up to a bound", () => {
  expect(backoff(0, () => 0)).toBe(200);
  expect(backoff(0, () => 1)).toBe(400);
  expect(backoff(3, () => 1)).toBe(3200);
  expect(backoff(30, () => 1)).toBe(15_000);
});
