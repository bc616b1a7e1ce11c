// One table as this browser sits at it: the line, the state, the log, the choice, and who is at the screen.

import type { LogLine, SeatInfo, TableState } from "../wire";
import * as api from "./api";
import { Choosing } from "./choosing.svelte";
import { isAsked, nextAtScreen } from "./curtain";
import { Link, type LinkStatus, type LogFit } from "./link";
import { EMPTY, withNew, withOlder, type Logbook } from "./logbook";
import { secretOf, type HeldSeat, type MyTable, type MyTables } from "./mine";
import { plain, reason, refusal, type Notice } from "./notice";
import { newKey, type Submission } from "./outbox";
import { Seen } from "./seen";
import { settings, t } from "./settings.svelte";
import { ring } from "./sound";
import { ofThisTab } from "./store";
import { worldOf } from "./world";

const MOST_NEWS = 3;
const FEW_LINES = 12; // of the log; where fewer came, older ones are asked for

type Distribute<T> = T extends Submission ? Omit<T, "key"> : never;

export class Session {
  state = $state.raw<TableState | null>(null);
  status = $state<LinkStatus>("connecting");
  gone = $state<string | null>(null);
  book = $state.raw<Logbook>(EMPTY);
  notice = $state.raw<Notice | null>(null);
  news = $state("");
  call = $state("");
  isSending = $state(false);
  moved = $state(0); // counts own moves that were taken, for the focus
  curtain = $state.raw<HeldSeat | null>(null);
  looker = $state.raw<HeldSeat | null>(null); // who may have one more look before the screen is passed
  mine = $state.raw<MyTable | null>(null);
  choosing = new Choosing(() => this.state);

  #link: Link | null = null;
  #secret: string;
  #isNewSecret: boolean;
  #isLookingOnce = false;
  #sent: number | null = null; // the decision that is being answered
  #seen = new Seen();

  constructor(
    readonly table: string,
    secret: string,
    private tables: MyTables,
  ) {
    this.mine = tables.find(table);
    this.#isNewSecret = secret !== "" && !this.held.some((held) => held.secret === secret);
    this.#secret = secret || this.#lastSecret() || (this.mine ? secretOf(this.mine) : "");
    const sitting = this.held.find((held) => held.secret === this.#secret);
    if (this.held.length > 1 && sitting !== undefined) this.curtain = sitting;
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

  speak(lang: string): void {
    if (this.#link !== null && this.#link.lang !== lang) this.#link.speak(lang);
  }

  // ---- acts

  async confirm(): Promise<void> {
    const { state, choosing } = this;
    const link = this.#link;
    if (state === null || choosing.complete === null || choosing.wrongAmounts > 0 || this.isSending) return;
    const move = choosing.complete.move;
    this.#sent = state.decision;
    const isTaken = await this.submit({ type: "play", decision: state.decision, move });
    if (link !== this.#link) return; // another sits at the screen
    if (!isTaken) choosing.set(move);
    else if (this.#sent !== null) choosing.clear(); // else it was, and there may be a new choice
    this.#sent = null;
    if (isTaken) this.moved++;
  }

  async undo(): Promise<void> {
    if (this.state === null || !this.state.can_undo || this.isSending) return;
    const link = this.#link;
    const isTaken = await this.submit({ type: "undo", decision: this.state.decision });
    if (!isTaken || link !== this.#link) return;
    this.choosing.clear();
    this.moved++;
  }

  /** Send something until it is answered; whether it stands. */
  async submit(message: Distribute<Submission>): Promise<boolean> {
    const link = this.#link;
    if (link === null) return false;
    this.isSending = true;
    const answer = await link.submit({ ...message, key: newKey() } as Submission);
    if (answer.type === "done" && link === this.#link) await this.#seen.until(answer.seq);
    if (link !== this.#link) return answer.type === "done"; // the rest would concern another seat
    this.isSending = false;
    if (answer.type === "done") {
      this.notice = null;
      return true;
    }
    this.notice = refusal(answer.is_stale ? t("page-refused-stale") : t("page-refused-title"), answer);
    return false;
  }

  /** Why a move cannot be made; if it can, it is chosen, unless it is asked about something on the board. */
  async why(move: string, called = move, at: Element | null = null): Promise<void> {
    const title = t("page-why-title", { move: called });
    const link = this.#link;
    try {
      const reply = await this.#ask("why", move);
      if (reply?.type !== "why" || link !== this.#link) return; // it would concern another seat
      if (reply.sentence === "") {
        const isChosen = at === null && (this.choosing.set(reply.move) || this.choosing.set(move));
        this.notice = isChosen ? null : { ...plain(title, t("page-why-possible")), isWhy: true, at };
        return;
      }
      this.notice = reason(title, reply, at);
    } catch {
      if (link === this.#link) this.notice = plain(title, t("page-no-answer"));
    }
  }

  async askPreview(move: string): Promise<void> {
    const decision = this.state?.decision;
    const link = this.#link;
    try {
      const reply = await this.#ask("preview", move);
      const isWanted = link === this.#link && this.state?.decision === decision && this.choosing.complete?.move === move;
      if (reply?.type === "preview" && isWanted) this.choosing.preview = reply;
    } catch {
      // the choice can be made without it
    }
  }

  async positionAt(at: number): Promise<TableState["position"]> {
    try {
      const reply = await this.#link?.ask({ what: "past", at });
      if (reply?.type === "past") return reply.position;
    } catch {
      // the other way, below
    }
    return api.getPast(this.table, this.#secret, at, settings.lang);
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
    this.notice = plain(title, sentence || t("page-server-away"));
  }

  // ---- the screen is passed on

  openCurtain(): void {
    const { curtain } = this;
    if (curtain === null) return;
    this.curtain = null;
    this.looker = null;
    this.#isLookingOnce = false;
    if (curtain.secret !== this.#secret) this.#open(curtain.secret);
  }

  lookOnce(): void {
    this.#isLookingOnce = true;
    this.curtain = null;
  }

  passOn(): void {
    this.#isLookingOnce = false;
    if (this.state !== null) this.#maybeDrawCurtain(this.state);
  }

  get next(): HeldSeat | null {
    return this.state === null ? null : nextAtScreen(this.state, this.held, this.state.you);
  }

  // ---- the line

  #open(secret: string): void {
    this.#link?.close();
    this.#secret = secret;
    this.state = null;
    this.#seen.forget();
    this.book = EMPTY;
    this.status = "connecting";
    this.isSending = false;
    this.#sent = null;
    this.choosing.clear();
    this.notice = null;
    this.news = this.call = "";
    const listener = {
      onState: (state: TableState, fit: LogFit) => this.#learn(state, fit),
      onStatus: (status: LinkStatus) => (this.status = status),
      onGone: (sentence: string) => (this.gone = sentence),
      onLateRefusal: (sentence: string) => (this.notice = plain(t("page-refused-title"), sentence)),
    };
    this.#link = new Link(worldOf(this.table), listener, secret, settings.lang, () => this.state?.seq ?? -1);
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
    this.#seen.tell(state.seq);
    this.book = withNew(this.book, state, isSpokenAnew && state.log.length > 0 ? "fresh" : fit);
    if ((fit === "fresh" || state.is_log_whole) && !this.book.isWhole && this.book.lines.length < FEW_LINES) void this.older();
    this.#remember(state);
    if (before !== null && !isSpokenAnew) this.#announce(before, state, fit === "next" ? state.log : []);
    else if (this.isMyTurn) this.call = t("page-turn-yours");
    this.#maybeDrawCurtain(state);
  }

  #remember(state: TableState): void {
    if (this.#isNewSecret) {
      this.tables.addOpened(this.#secret, state);
      this.#isNewSecret = false;
    }
    this.tables.glance(state);
    this.mine = this.tables.find(this.table);
    ofThisTab.write(`wheal.seat.${this.table}`, state.you);
  }

  #lastSecret(): string {
    const seat = ofThisTab.read<number>(`wheal.seat.${this.table}`, -1);
    return this.held.find((held) => held.seat === seat)?.secret ?? "";
  }

  #announce(before: TableState, state: TableState, lines: readonly LogLine[]): void {
    const others = lines.filter(({ seat }) => seat !== state.you);
    if (others.length > 0) this.news = others.slice(-MOST_NEWS).map(({ text }) => text).join(" ");
    const wasMyTurn = before.seats.some((info) => info.seat === state.you && isAsked(info));
    if (!this.isMyTurn) this.call = "";
    else if (!wasMyTurn) {
      this.call = `${t("page-turn-yours")} ${state.position.prompt}`;
      if (settings.sound) ring();
    }
  }

  #maybeDrawCurtain(state: TableState): void {
    if (state.status === "over") this.curtain = null; // nothing is secret any more
    const next = nextAtScreen(state, this.held, state.you);
    if (next === null || this.#isLookingOnce) return;
    if (this.curtain === null) this.looker = this.held.find(({ seat }) => seat === state.you) ?? null;
    this.curtain = next;
  }

  #ask(what: "preview" | "why", move: string) {
    return this.#link?.ask({ what, move });
  }
}
