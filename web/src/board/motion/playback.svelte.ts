// What others did, acted out: the board shows the table after each of their moves in turn, and nothing is asked meanwhile.

import { paceOf, settings } from "../../lib/browser/settings.svelte";
import type { Session } from "../../lib/table/session.svelte";
import type { Position, TableState } from "../../made/wire";
import { entriesOf, type Entry } from "../panels/entries";
import { StepQueue, type Step } from "./queue";

const OWN = 320; // ms for what I did myself: as long as a piece travels
const CALM = 900; // ms between two captions where nothing is acted out
const ROUND = 3; // times as long as usual a new round is looked at

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** What has just been drawn: the table before and after it; where nothing is acted out it may be several moves. */
export interface Scene {
  before: Position;
  after: Position;
  isActed: boolean;
}

export class Playback {
  /** Others' moves that have been told so far: it grows when something has changed. */
  changes = $state(0);
  /** What is to be seen and heard now. */
  scene = $state.raw<Scene | null>(null);
  #held = $state.raw<Position | null>(null); // what the board shows while steps wait
  #entry = $state.raw<Entry | null>(null);
  #left = $state(0);
  #isBusy = $state(false);
  #isTurnHeld = false; // the call to the turn waits too
  #queue: StepQueue;

  constructor(
    private session: Session,
    private isDrawn: () => boolean,
  ) {
    this.#queue = new StepQueue({
      after: afterIfSeen,
      pace: (step) => this.#pace(step),
      load: ({ entry }) => (this.#isActing ? session.questions.positionAt(entry.n) : null),
      show: (step, position) => this.#show(step, position),
      end: () => this.#end(),
    });
    session.follower = this;
  }

  /** The table as it is to be seen now; null: as it is. */
  get position(): Position | null {
    return this.isPlaying ? this.#held : null;
  }

  /** Are moves of others to be seen before anything is asked? After the last move of a game it is looked at, too. */
  get isPlaying(): boolean {
    if (!this.#isActing || this.#held === null) return false;
    return this.#left > 0 || (this.#isBusy && this.session.state?.status === "over");
  }

  /** The move of which the strip tells while moves are told; null: the newest. */
  get entry(): Entry | null {
    return this.#left > 0 || this.isPlaying ? this.#entry : null;
  }

  /** How many moves are still to be told. */
  get left(): number {
    return this.#left;
  }

  /** The moves that are to be seen so far. */
  get until(): number {
    return this.position?.n ?? Infinity;
  }

  /** A state has come after another. Whether the call to the turn has to wait. */
  follow(before: TableState, state: TableState, isUndone: boolean): boolean {
    if (before.you !== state.you || before.lang !== state.lang || state.moves < before.moves || isUndone) this.skip();
    else if (state.moves > before.moves) this.#add(before, state);
    this.#isTurnHeld = this.isPlaying && !document.hidden;
    if (this.#isTurnHeld) this.#tell();
    return this.#isTurnHeld;
  }

  /** The next move at once. */
  next(): void {
    if (this.#queue.isBusy) this.#queue.next();
  }

  /** Everything at once. */
  skip(): void {
    if (this.#queue.isBusy) this.#queue.end();
  }

  get #isActing(): boolean {
    return settings.pace !== "off" && !calm.matches && this.isDrawn();
  }

  #add(before: TableState, state: TableState): void {
    const lines = state.log.filter(({ kind, n }) => kind === "move" && n > before.moves);
    const steps: Step[] = entriesOf(lines).map((entry) => ({
      entry,
      position: entry.n === state.moves ? state.position : null,
      isOwn: entry.seat === state.you && !entry.isAuto,
    }));
    if (this.#left === 0) this.#held = before.position;
    if (steps.some(({ isOwn }) => !isOwn)) this.changes++;
    if (!this.#isActing) this.scene = { before: before.position, after: state.position, isActed: false };
    this.#queue.add(steps);
    this.#count();
  }

  #pace({ position, isOwn }: Step): number | null {
    if (!this.#isActing) return isOwn ? 0 : CALM;
    if (isOwn) return OWN;
    const pace = paceOf(settings.pace);
    const isRound = this.#left > 0 && position !== null && this.scene !== null && this.scene.before.stage?.title !== position.stage?.title;
    return pace === null || !isRound ? pace : pace * ROUND;
  }

  #show(step: Step, position: Position | null): void {
    const before = this.#held;
    step.position ??= position;
    this.#entry = step.entry;
    this.#held = position ?? this.#held;
    if (this.#isActing && before !== null && position !== null) this.scene = { before, after: position, isActed: true };
    this.#count();
    if (this.#isTurnHeld) this.#tell();
    if (!this.isPlaying) this.#callTurn();
  }

  #end(): void {
    this.#entry = this.#held = this.scene = null;
    this.#count();
    this.#callTurn();
  }

  #count(): void {
    this.#left = this.#queue.left;
    this.#isBusy = this.#queue.isBusy;
  }

  /** The move that is to be seen, for those who listen. */
  #tell(): void {
    const entry = this.#entry;
    if (entry !== null && entry.seat !== this.session.state?.you) this.session.announcer.news = [entry.text, ...entry.after].join(" ");
  }

  #callTurn(): void {
    if (!this.#isTurnHeld) return;
    this.#isTurnHeld = false;
    this.session.announcer.callTurn();
  }
}

/** After so many ms, and not before the page is seen. */
function afterIfSeen(ms: number, act: () => void): () => void {
  const onSeen = (): void => {
    if (document.hidden) return;
    document.removeEventListener("visibilitychange", onSeen);
    act();
  };
  const timer = setTimeout(() => (document.hidden ? document.addEventListener("visibilitychange", onSeen) : act()), ms);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onSeen);
  };
}
