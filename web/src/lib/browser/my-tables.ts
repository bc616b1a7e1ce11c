// "My tables": the secrets that this browser holds. Several seats of one table are a hot seat.

import type { Made, SeatInfo, TableState } from "../../made/wire";
import type { Store } from "./store";

export interface HeldSeat {
  seat: number;
  name: string;
  secret: string;
}

export interface MyTable {
  table: string;
  game: string;
  title: string;
  seats: HeldSeat[]; // played in this browser
  invited: HeldSeat[]; // whose links were made here, for friends
  host: string;
  watch: string;
  glance: { status: string; waiting: string; isMine: boolean; names: string[] } | null;
  opened: number;
}

const NAME = "wheal.tables";
const MOST = 60;

export function emptyTable(table: string): MyTable {
  return { table, game: "", title: "", seats: [], invited: [], host: "", watch: "", glance: null, opened: 0 };
}

export class MyTables {
  constructor(
    private store: Store,
    private now: () => number = Date.now,
  ) {}

  /** Mine to move first, then what runs, then what is over; within each the last opened first. */
  get all(): MyTable[] {
    return this.#read().sort((a, b) => rank(a) - rank(b) || b.opened - a.opened);
  }

  find(table: string): MyTable | null {
    return this.#read().find((mine) => mine.table === table) ?? null;
  }

  /** A table that was made here: the seats of ``own`` are played in this browser, the others get links. */
  addMade(made: Made, own: ReadonlySet<number>): void {
    const people = made.seats.filter(({ secret }) => secret !== "");
    this.#change(made.table, (mine) => ({
      ...mine,
      game: made.game,
      host: made.host,
      watch: made.watch,
      seats: people.filter(({ seat }) => own.has(seat)),
      invited: people.filter(({ seat }) => !own.has(seat)),
    }));
  }

  /** What a secret turned out to open, told by the first state that came for it. */
  addOpened(secret: string, state: TableState): void {
    this.#change(state.table, (mine) => {
      if (state.you < 0) return state.is_host ? { ...mine, host: secret } : { ...mine, watch: secret };
      const name = state.seats.find(({ seat }) => seat === state.you)?.name ?? "";
      const others = mine.seats.filter(({ seat }) => seat !== state.you);
      const seats = [...others, { seat: state.you, name, secret }].sort((a, b) => a.seat - b.seat);
      return { ...mine, seats, ...(state.is_host ? { host: mine.host || secret } : {}) };
    });
  }

  /** What a state tells in passing; of a table that was forgotten meanwhile it tells nothing. */
  glance(state: TableState): void {
    if (this.find(state.table) === null) return;
    this.#change(state.table, (mine) => ({
      ...mine,
      game: state.game,
      title: state.title,
      glance: {
        status: state.status,
        waiting: state.waiting,
        isMine: state.status === "running" && state.seats.some((info) => isAsked(info) && holds(mine, info.seat)),
        names: state.seats.map(({ name }) => name),
      },
    }));
  }

  /** A link was made anew: the old secret of that seat, or of the spectators (-1), opens nothing any more. */
  reissued(table: string, link: HeldSeat): void {
    this.#change(table, (mine) => {
      if (link.seat < 0) return { ...mine, watch: link.secret };
      const others = mine.invited.filter(({ seat }) => seat !== link.seat);
      return { ...mine, invited: [...others, link].sort((a, b) => a.seat - b.seat) };
    });
  }

  opened(table: string): void {
    this.#change(table, (mine) => ({ ...mine, opened: this.now() }));
  }

  forget(table: string): void {
    this.store.write(NAME, this.#read().filter((mine) => mine.table !== table));
  }

  #read(): MyTable[] {
    const found = this.store.read<unknown>(NAME, []);
    if (!Array.isArray(found)) return [];
    return found.map((mine: Partial<MyTable>) => ({ ...emptyTable(""), ...mine })).filter(({ table }) => table !== "");
  }

  #change(table: string, change: (mine: MyTable) => MyTable): void {
    const others = this.#read().filter((mine) => mine.table !== table);
    const changed = change(this.find(table) ?? { ...emptyTable(table), opened: this.now() });
    others.sort((a, b) => b.opened - a.opened);
    this.store.write(NAME, withoutOldest([changed, ...others]));
  }
}

/** Past a bound, finished tables are dropped, the last of the list first. Of others the secrets would be lost. */
function withoutOldest(all: MyTable[]): MyTable[] {
  let tooMany = all.length - MOST;
  return all.reduceRight<MyTable[]>((kept, mine) => {
    const isDropped = tooMany > 0 && mine.glance?.status === "over";
    if (isDropped) tooMany--;
    return isDropped ? kept : [mine, ...kept];
  }, []);
}

/** The secret with which to look at a table: a seat, else the spectators', else the host's. */
export function secretOf(mine: MyTable): string {
  return mine.seats[0]?.secret || mine.watch || mine.host;
}

function isAsked({ kind, is_deciding }: SeatInfo): boolean {
  return kind === "person" && is_deciding;
}

function holds(mine: MyTable, seat: number): boolean {
  return mine.seats.some((held) => held.seat === seat);
}

function rank(mine: MyTable): number {
  if (mine.glance?.isMine) return 0;
  return mine.glance?.status === "over" ? 2 : 1;
}
