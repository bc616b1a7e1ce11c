// One table as this browser sits at it: the line, the state, the log, the choice, and who is at the screen.

import type { SeatInfo, TableState } from "../../made/wire";
import { secretOf, type HeldSeat, type MyTable, type MyTables } from "../browser/my-tables";
import { settings, t } from "../browser/settings.svelte";
import { tabStore } from "../browser/store";
import * as api from "../net/api";
import { Arrivals } from "../net/arrivals";
import { Link, type LinkStatus, type LogFit } from "../net/link";
import { newKey, type Submission } from "../net/outbox";
import { platformFor } from "../net/platform";
import { Announcer } from "./announcer.svelte";
import { Choosing } from "./choosing.svelte";
import { Curtain, isAsked, nextAtScreen } from "./curtain.svelte";
import { Hinting } from "./hinting.svelte";
import { EMPTY, withNew, withOlder, type Logbook } from "./logbook";
import { plainNotice, refusalNotice, type Notice } from "./notice";
import { Questions } from "./questions.svelte";
import { CHAIN } from "./row";

const FEW_LINES = 12; // of the log; where fewer came, older ones are asked for

/** Who acts out what others did. It is told of every new state; whether the call to the turn has to wait for it. */
export interface Follower {
  follow(before: TableState, state: TableState, isUndone: boolean): boolean;
  skip(): void;
}

type Distribute<T> = T extends Submission ? Omit<T, "key"> : never;

export class Session {
  state = $state.raw<TableState | null>(null);
  status = $state<LinkStatus>("connecting");
  gone = $state<string | null>(null);
  book = $state.raw<Logbook>(EMPTY);
  notice = $state.raw<Notice | null>(null);
  isSending = $state(false);
  moveCount = $state(0); // counts own moves that were taken, for the focus
  mine = $state.raw<MyTable | null>(null);
  choosing = new Choosing(() => this.state);
  hinting = new Hinting(
    () => this.state,
    () => this.isMyTurn,
    () => this.questions.hint(),
  );
  questions = new Questions(
    this,
    () => this.#link,
    () => this.#readers > 0,
  );
  announcer: Announcer;
  curtain = new Curtain();
  follower: Follower | null = null;

  #link: Link | null = null;
  #secret: string;
  #isNewSecret: boolean;
  #sent: number | null = null; // the decision that is being answered
  #isInRow = false; // more moves follow the one that is sent
  #row: { secret: string; from: number; to: number } | null = null; // the last moves that were made in a row, by numbers
  #isSeatedAnew = false; // somebody else sat down without a curtain
  #readers = 0; // parts of the page that show the table in words
  #arrivals = new Arrivals();

  constructor(
    readonly table: string,
    secret: string,
    private tables: MyTables,
  ) {
    this.announcer = new Announcer(
      table,
      () => this.state,
      () => this.isMyTurn,
    );
    this.mine = tables.find(table);
    this.#isNewSecret = secret !== "" && !this.held.some((held) => held.secret === secret);
    this.#secret = secret || this.#lastSecret() || (this.mine ? secretOf(this.mine) : "");
    const sitting = this.held.find((held) => held.secret === this.#secret);
    if (this.held.length > 1 && sitting !== undefined) this.curtain.seat = sitting;
    if (this.mine !== null) tables.opened(table);
  }

  get isMyTurn(): boolean {
    return this.state?.status === "running" && this.me !== null && isAsked(this.me);
  }

  get me(): SeatInfo | null {
    return this.state?.seats.find(({ seat }) => seat === this.state?.you) ?? null;
  }

  get held(): HeldSeat[] {
    return this.mine?.seats ?? [];
  }

  get secret(): string {
    return this.#secret;
  }

  get host(): string {
    return this.mine?.host ?? "";
  }

  start(): void {
    if (this.#secret === "") {
      this.gone = "";
      return;
    }
    this.#open(this.#secret);
  }

  stop(): void {
    this.#link?.close();
  }

  retry(): void {
    this.#link?.retry();
  }

  setLanguage(lang: string): void {
    if (this.#link !== null && this.#link.lang !== lang) this.#link.setLanguage(lang);
  }

  /** The table is told in words too while somebody reads them; the answer ends that. */
  readWords(): () => void {
    this.#readers++;
    this.#link?.setWords(true);
    return () => {
      this.#readers--;
      this.#link?.setWords(this.#readers > 0);
    };
  }

  // ---- acts

  async confirm(): Promise<void> {
    const { state, choosing } = this;
    const link = this.#link;
    if (state === null || choosing.complete === null || choosing.wrongAmounts > 0 || this.isSending) return;
    const move = choosing.complete.move;
    const isTaken = await this.#playAll(move.split(CHAIN));
    if (link !== this.#link) return; // another sits at the screen
    if (!isTaken) choosing.set(move);
    else if (this.#sent !== null) choosing.clear(); // else it was, and there may be a new choice
    this.#sent = null;
    if (isTaken) this.moveCount++;
  }

  /** One move after the other; whether they stand. Where the table answers otherwise than was thought, the rest is left. */
  async #playAll(moves: readonly string[]): Promise<boolean> {
    const link = this.#link;
    const from = this.state?.moves ?? 0;
    const secret = this.#secret;
    let isTaken = false;
    this.#row = null;
    this.#isInRow = moves.length > 1;
    for (const [at, move] of moves.entries()) {
      const { state } = this;
      if (state === null || link !== this.#link) break;
      if (at > 0 && !state.choices.some((choice) => choice.move === move)) break;
      this.#sent = state.decision;
      isTaken = await this.submit({ type: "play", decision: state.decision, move });
      if (!isTaken) break;
      if (moves.length > 1) this.#row = { secret, from, to: this.state?.moves ?? from };
    }
    this.#isInRow = false;
    if (link === this.#link) this.isSending = false;
    return isTaken;
  }

  /** Confirm by a key that may be a slip of the hand: only what is known to be no risk; whether it is done. */
  async confirmUnless(isRisk: () => boolean): Promise<boolean> {
    const isSafe = (await this.questions.previewed()) && !isRisk();
    if (isSafe) void this.confirm();
    return isSafe;
  }

  /** Take back what was done by the last press: one move, or all that were made in a row. */
  async undo(): Promise<void> {
    if (this.state === null || !this.state.can_undo || this.isSending) return;
    const link = this.#link;
    const { decision, moves } = this.state;
    const row = this.#row?.secret === this.#secret && this.#row.from < moves && moves <= this.#row.to ? this.#row : null;
    const isTaken = await this.submit({ type: "undo", decision, to: row?.from ?? null });
    if (!isTaken || link !== this.#link) return;
    this.choosing.clear();
    this.moveCount++;
  }

  /** Send something until it is answered; whether it stands. */
  async submit(message: Distribute<Submission>): Promise<boolean> {
    const link = this.#link;
    if (link === null) return false;
    this.isSending = true;
    const answer = await link.submit({ ...message, key: newKey() } as Submission);
    if (answer.type === "done" && link === this.#link) await this.#arrivals.until(answer.seq);
    if (link !== this.#link) return answer.type === "done"; // the rest would concern another seat
    this.isSending = this.#isInRow;
    if (answer.type === "done") {
      this.notice = null;
      return true;
    }
    this.notice = refusalNotice(answer.is_stale ? t("page-refused-stale") : t("page-refused-title"), answer);
    return false;
  }

  isBot(seat: number): boolean {
    return this.state?.seats.some((info) => info.seat === seat && info.kind === "bot") ?? false;
  }

  async older(): Promise<void> {
    const { state } = this;
    if (state === null) return;
    try {
      const before = this.book.lines[0]?.n ?? state.moves;
      const older = await api.getLog(this.table, this.#secret, before, settings.lang);
      if (this.state?.you === state.you) this.book = withOlder(this.book, older);
    } catch (error) {
      this.fail(t("page-log-older"), error);
    }
  }

  fail(title: string, error: unknown): void {
    const sentence = error instanceof api.Failed ? error.sentence : "";
    this.notice = plainNotice(title, sentence || t("page-server-away"));
  }

  // ---- the screen is passed on

  openCurtain(): void {
    const sitting = this.curtain.open();
    if (sitting !== null && sitting.secret !== this.#secret) this.#open(sitting.secret);
  }

  passOn(): void {
    this.curtain.stopLooking();
    if (this.state !== null) this.#maybePassOn(this.state);
  }

  /** The screen goes to whoever is asked next: behind a curtain, or at once where nothing is secret. */
  #maybePassOn(state: TableState): void {
    const next = this.curtain.maybeDraw(state, this.held);
    if (next === null) return;
    this.#open(next.secret);
    this.#isSeatedAnew = true;
  }

  get next(): HeldSeat | null {
    return this.state === null ? null : nextAtScreen(this.state, this.held, this.state.you);
  }

  // ---- the line

  #open(secret: string): void {
    this.#link?.close();
    this.follower?.skip();
    this.#secret = secret;
    this.state = null;
    this.#arrivals.forget();
    this.book = EMPTY;
    this.status = "connecting";
    this.isSending = false;
    this.#sent = null;
    this.choosing.clear();
    this.hinting.close();
    this.notice = null;
    this.announcer.clear();
    const listener = {
      onState: (state: TableState, fit: LogFit) => this.#learn(state, fit),
      onStatus: (status: LinkStatus) => (this.status = status),
      onGone: (sentence: string) => (this.gone = sentence),
      onLateRefusal: (sentence: string) => (this.notice = plainNotice(t("page-refused-title"), sentence)),
    };
    this.#link = new Link(platformFor(this.table), listener, secret, settings.lang, () => this.state?.seq ?? -1);
    this.#link.setWords(this.#readers > 0);
    this.#link.open();
  }

  #learn(state: TableState, fit: LogFit): void {
    const before = this.state;
    if (before !== null && state.seq < before.seq) return; // a poll that was overtaken
    const isSpokenAnew = before !== null && before.lang !== state.lang;
    if (this.#sent !== null && state.decision !== this.#sent) {
      this.choosing.clear();
      this.#sent = null;
    }
    this.state = state;
    this.#arrivals.note(state.seq);
    this.book = withNew(this.book, state, isSpokenAnew && state.log.length > 0 ? "fresh" : fit);
    if ((fit === "fresh" || state.is_log_whole) && !this.book.isWhole && this.book.lines.length < FEW_LINES) void this.older();
    this.#remember(state);
    const isHeld = before !== null && (this.follower?.follow(before, state, fit !== "fresh" && state.is_log_whole) ?? false);
    if (before !== null && !isSpokenAnew) this.announcer.announce(before, state, fit === "next" ? state.log : [], isHeld);
    else this.announcer.greet();
    if (this.#isSeatedAnew) this.moveCount++; // to what is asked
    this.#isSeatedAnew = false;
    this.#maybePassOn(state);
  }

  #remember(state: TableState): void {
    if (this.#isNewSecret) {
      this.tables.addOpened(this.#secret, state);
      this.#isNewSecret = false;
    }
    this.tables.glance(state);
    this.mine = this.tables.find(this.table);
    tabStore.write(`wheal.seat.${this.table}`, state.you);
  }

  #lastSecret(): string {
    const seat = tabStore.read<number>(`wheal.seat.${this.table}`, -1);
    return this.held.find((held) => held.seat === seat)?.secret ?? "";
  }
}
