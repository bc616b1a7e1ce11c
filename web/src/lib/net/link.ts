// The line to the server: a socket that comes back by itself, and polling as the net beneath it.

import type { Ask, BotReason, Change, ClientMessage, Hints, Past, Preview, Refused, ServerMessage, TableState, WhyNot } from "../../made/wire";
import { backoff } from "./backoff";
import { applyChange } from "./change";
import { Outbox, type Answer, type Submission } from "./outbox";

export type LinkStatus = "connecting" | "live" | "reconnecting" | "polling" | "away" | "gone";
export type Reply = Preview | WhyNot | Past | Hints | BotReason;

export const GONE_CODE = 4404;
const POLL_AFTER = 3; // sockets in a row that told nothing
const POLL_EVERY = 3_000;
const PING_EVERY = 20_000;
const PATIENCE = 10_000; // for any word from the server, and for the answer to a question
const LONG_PATIENCE = 60_000; // for an answer that must be thought out

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** What the line needs of the platform; tests bring their own. */
export interface Platform {
  openSocket(): Socket;
  fetchState(secret: string, lang: string, words: boolean): Promise<TableState>;
  post(secret: string, message: Submission): Promise<Answer>;
  ask(secret: string, question: Ask): Promise<Reply | Refused>;
  after(ms: number, act: () => void): () => void;
  random(): number;
}

/** How a state's log fits on what is known: nothing was, it may overlap after a break, or it goes on from there. */
export type LogFit = "fresh" | "again" | "next";

export interface Listener {
  onState(state: TableState, fit: LogFit): void;
  onStatus(status: LinkStatus): void;
  onGone(sentence: string): void;
  onLateRefusal(sentence: string): void;
}

/** Thrown by a poll or a post that got the answer "no such table": nothing is tried again after it. */
export class GoneError extends Error {}

export class NoAnswer extends Error {}

export class Link {
  readonly outbox = new Outbox();
  status: LinkStatus = "connecting";
  #socket: Socket | null = null;
  #failures = 0;
  #isClosed = false;
  #asked = new Map<number, { isSlow: boolean; resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  #lastId = 0;
  #fit: LogFit = "fresh";
  #held: TableState | null = null; // the state that the next change of this socket is laid over
  #words = false;
  #stopRetry = () => {};
  #stopPoll = () => {};
  #stopPing = () => {};
  #stopPatience = () => {};

  constructor(
    private platform: Platform,
    private listener: Listener,
    public secret: string,
    public lang: string,
    private seen: () => number,
  ) {}

  open(): void {
    this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    this.#stopAll();
    this.#dropSocket();
    this.#failAsked();
    this.outbox.giveUp();
  }

  /** Try at once: the network came back, or somebody pressed a button. */
  retry(): void {
    if (this.#isClosed || this.status === "live" || this.status === "gone") return;
    this.#stopRetry();
    this.#connect();
  }

  setLanguage(lang: string): void {
    this.lang = lang;
    if (this.status === "live") {
      this.#fit = "again";
      this.#send({ type: "speak", lang });
    } else this.retry();
  }

  /** From now on the table also in words, or on the board only. */
  setWords(words: boolean): void {
    if (words === this.#words) return;
    this.#words = words;
    if (this.status === "live") this.#send({ type: "words", words });
    else if (this.status === "polling" && words) void this.#poll();
  }

  submit(message: Submission): Promise<Answer> {
    const answer = this.outbox.add(message);
    if (this.#isClosed) this.outbox.giveUp();
    else if (this.status === "live") this.#send(message);
    else if (this.status === "polling") void this.#poll();
    return answer;
  }

  ask(asked: Omit<Ask, "type" | "id" | "words">): Promise<Reply> {
    const question = { ...asked, words: this.#words };
    const id = ++this.#lastId;
    if (this.#isClosed) return Promise.reject(new NoAnswer());
    if (this.status === "polling") return this.#askByPost({ type: "ask", id, ...question });
    if (this.status !== "live") return Promise.reject(new NoAnswer());
    const isSlow = asked.what === "hint" || asked.what === "reason";
    return new Promise((resolve, reject) => {
      const stop = this.platform.after(isSlow ? LONG_PATIENCE : PATIENCE, () => this.#forget(id)?.reject(new NoAnswer()));
      this.#asked.set(id, {
        isSlow,
        resolve: (reply) => (stop(), resolve(reply)),
        reject: (error) => (stop(), reject(error)),
      });
      this.#send({ type: "ask", id, ...question });
    });
  }

  async #askByPost(question: Ask): Promise<Reply> {
    const reply = await this.platform.ask(this.secret, question);
    if (reply.type === "refused") throw new NoAnswer();
    return reply;
  }

  // ---- the socket

  #connect(): void {
    this.#dropSocket();
    this.#held = null;
    const socket = this.platform.openSocket();
    this.#socket = socket;
    this.#expectWord();
    socket.onopen = () => {
      const seen = this.seen();
      this.#fit = seen < 0 ? "fresh" : "again";
      this.#send({ type: "hello", secret: this.secret, lang: this.lang, seen, words: this.#words });
    };
    socket.onmessage = ({ data }) => {
      this.#stopPatience();
      this.#take(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#lost(code);
    };
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case "state":
        this.#arrived();
        this.#hold(message);
        break;
      case "change":
        this.#change(message);
        break;
      case "done":
      case "refused":
        this.#settle(message);
        break;
      case "preview":
      case "why":
      case "past":
      case "hints":
      case "reason":
        this.#forget(message.id)?.resolve(message);
        break;
      case "gone":
        this.#gone(message.sentence);
        break;
      case "pong":
        break;
      default:
        message satisfies never;
    }
  }

  #hold(state: TableState): void {
    this.#held = state;
    this.listener.onState(state, this.#fit);
    this.#fit = "next";
  }

  /** Lay a change over the state; one that does not fit is no use, and neither are those before the next whole state. */
  #change(change: Change): void {
    if (this.#held === null) return;
    const state = applyChange(this.#held, change);
    if (state !== null) return this.#hold(state);
    this.#held = null;
    this.#fit = "again";
    this.#send({ type: "whole", seen: this.seen() });
  }

  #settle(answer: Answer): void {
    if (this.outbox.settle(answer) || answer.type === "done" || this.#isClosed) return;
    const asked = [...this.#asked].find(([, { isSlow }]) => !isSlow)?.[0]; // a question that came too late is refused without a key
    if (answer.key === "" && asked !== undefined) this.#forget(asked)?.reject(new NoAnswer());
    else this.listener.onLateRefusal(answer.sentence);
  }

  #arrived(): void {
    if (this.status === "live") return;
    this.#failures = 0;
    this.#stopPoll();
    this.#tell("live");
    for (const message of this.outbox.messages) this.#send(message);
    this.#keepAlive();
  }

  #lost(code: number): void {
    this.#stopPing();
    this.#stopPatience();
    this.#failAsked();
    if (code === GONE_CODE) return this.#gone("");
    this.#failures++;
    if (this.status === "live") this.#tell("reconnecting");
    if (this.#failures >= POLL_AFTER) void this.#poll();
    this.#stopRetry = this.platform.after(backoff(this.#failures, this.platform.random), () => this.#connect());
  }

  #keepAlive(): void {
    this.#stopPing();
    this.#stopPing = this.platform.after(PING_EVERY, () => {
      this.#send({ type: "ping" });
      this.#expectWord();
      this.#keepAlive();
    });
  }

  /** A line that says nothing for too long is taken for lost, whatever the browser believes. */
  #expectWord(): void {
    this.#stopPatience();
    this.#stopPatience = this.platform.after(PATIENCE, () => {
      this.#dropSocket();
      this.#lost(0);
    });
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #dropSocket(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  // ---- the net

  async #poll(): Promise<void> {
    this.#stopPoll();
    try {
      for (const message of this.outbox.messages) {
        if (this.#isClosed) return;
        this.#settle(await this.platform.post(this.secret, message));
      }
      const state = await this.platform.fetchState(this.secret, this.lang, this.#words);
      if (this.#isClosed || this.status === "live") return;
      this.#tell("polling");
      this.listener.onState(state, "fresh");
    } catch (error) {
      if (this.#isClosed || this.status === "live") return;
      if (error instanceof GoneError) return this.#gone(error.message);
      this.#tell("away");
    }
    this.#stopPoll();
    this.#stopPoll = this.platform.after(POLL_EVERY, () => void this.#poll());
  }

  // ---- ends

  #gone(sentence: string): void {
    if (this.status === "gone") return;
    this.#stopAll();
    this.#dropSocket();
    this.#tell("gone");
    this.listener.onGone(sentence);
  }

  #tell(status: LinkStatus): void {
    if (status === this.status) return;
    this.status = status;
    this.listener.onStatus(status);
  }

  #forget(id: number) {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    return asked;
  }

  #failAsked(): void {
    for (const id of [...this.#asked.keys()]) this.#forget(id)?.reject(new NoAnswer());
  }

  #stopAll(): void {
    for (const stop of [this.#stopRetry, this.#stopPoll, this.#stopPing, this.#stopPatience]) stop();
  }
}
