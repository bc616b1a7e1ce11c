// What is asked of the server without changing anything: why not, what a choice would do, hints, reasons, earlier positions.

import type { BotReason, Hints, TableState } from "../../made/wire";
import { settings, t } from "../browser/settings.svelte";
import * as api from "../net/api";
import type { Link } from "../net/link";
import { plainNotice, whyNotice } from "./notice";
import type { Session } from "./session.svelte";

export class Questions {
  #asked: { question: string; answer: Promise<void> } | null = null; // the preview that is on its way

  constructor(
    private session: Session,
    private link: () => Link | null,
    private hasReaders: () => boolean,
  ) {}

  /** Why a move cannot be made; if it can, it is chosen, unless it is asked about something on the board. */
  async why(move: string, called = move, at: Element | null = null): Promise<void> {
    const { session } = this;
    const title = t("page-why-title", { move: called });
    const link = this.link();
    try {
      const reply = await link?.ask({ what: "why", move });
      if (reply?.type !== "why" || link !== this.link()) return; // it would concern another seat
      if (reply.sentence === "") {
        const isChosen = at === null && (session.choosing.set(reply.move) || session.choosing.set(move));
        session.notice = isChosen ? null : { ...plainNotice(title, t("page-why-possible")), isWhy: true, at };
        return;
      }
      session.notice = whyNotice(title, reply, at);
    } catch {
      if (link === this.link()) session.notice = plainNotice(title, t("page-no-answer"));
    }
  }

  /** Wait until it is known what the complete choice would do; false: it cannot be known now, or there is another choice. */
  async previewed(): Promise<boolean> {
    const { choosing } = this.session;
    const move = choosing.complete?.move;
    if (move !== undefined && choosing.known === null) await this.preview(move);
    return choosing.known !== null && choosing.known.move === move;
  }

  preview(move: string): Promise<void> {
    const question = `${this.session.secret} ${this.session.state?.decision} ${settings.lang} ${move}`;
    if (this.#asked?.question === question) return this.#asked.answer;
    const asked = { question, answer: this.#preview(move).finally(() => this.#asked === asked && (this.#asked = null)) };
    this.#asked = asked;
    return asked.answer;
  }

  async #preview(move: string): Promise<void> {
    const { session } = this;
    const decision = session.state?.decision;
    const link = this.link();
    try {
      const reply = await link?.ask({ what: "preview", move });
      const isWanted = link === this.link() && session.state?.decision === decision && session.choosing.complete?.move === move;
      if (reply?.type === "preview" && isWanted) session.choosing.preview = reply;
    } catch {
      // the choice can be made without it
    }
  }

  async hint(): Promise<Hints | null> {
    try {
      const reply = await this.link()?.ask({ what: "hint" });
      return reply?.type === "hints" ? reply : null;
    } catch {
      return null;
    }
  }

  /** Why a bot made the move after which so many stood; null: the server cannot be asked. */
  async reason(at: number): Promise<BotReason | null> {
    try {
      const reply = await this.link()?.ask({ what: "reason", at });
      return reply?.type === "reason" ? reply : null;
    } catch {
      return null;
    }
  }

  async positionAt(at: number): Promise<TableState["position"]> {
    try {
      const reply = await this.link()?.ask({ what: "past", at });
      if (reply?.type === "past") return reply.position;
    } catch {
      // the other way, below
    }
    return api.getPast(this.session.table, this.session.secret, at, settings.lang, this.hasReaders());
  }
}
