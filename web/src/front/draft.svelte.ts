// The table that is being set up on the front page.

import { lastingStore } from "../lib/browser/store";
import { settings, t } from "../lib/browser/settings.svelte";
import type { GameInfo, NewSeat, NewTable, OptionInfo } from "../made/wire";

export type Who = "me" | "friend" | "bot";

export interface DraftSeat {
  id: number;
  who: Who;
  name: string;
  bot: string;
}

type Value = boolean | number | string;

const LAST_GAME = "wheal.game";
const USUAL = 3; // players, where the game allows
const USUAL_BOT = "greedy";

export class Draft {
  games = $state.raw<GameInfo[]>([]);
  gameId = $state(lastingStore.read<string>(LAST_GAME, ""));
  seats = $state<DraftSeat[]>([]);
  options = $state<Record<string, Value>>({});
  #lastId = 0;

  get game(): GameInfo | null {
    return this.games.find(({ id }) => id === this.gameId) ?? this.games[0] ?? null;
  }

  offer(games: GameInfo[]): void {
    this.games = games;
    if (this.game !== null && this.seats.length === 0) this.pick(this.game.id);
  }

  /** Another game: as many seats as it takes, its own options at their defaults. */
  pick(id: string): void {
    this.gameId = id;
    lastingStore.write(LAST_GAME, id);
    this.options = {};
    const { game } = this;
    if (game === null) return;
    const wanted = this.seats.length || USUAL;
    const count = Math.max(game.least_players, Math.min(wanted, game.most_players));
    const kept = this.seats.slice(0, count).map((seat) => ({ ...seat, bot: this.#knownBot(seat.bot) }));
    this.seats = kept;
    while (this.seats.length < count) this.add();
  }

  get canAdd(): boolean {
    return this.game !== null && this.seats.length < this.game.most_players;
  }

  get canRemove(): boolean {
    return this.game !== null && this.seats.length > this.game.least_players;
  }

  add(): void {
    const isFirst = this.seats.length === 0;
    this.seats.push({
      id: ++this.#lastId,
      who: isFirst ? "me" : "bot",
      name: isFirst ? settings.name : "",
      bot: this.#knownBot(""),
    });
  }

  remove(id: number): void {
    this.seats = this.seats.filter((seat) => seat.id !== id);
  }

  valueOf(option: OptionInfo): Value {
    return this.options[option.name] ?? option.values[0]?.value ?? false;
  }

  set(option: OptionInfo, value: Value): void {
    this.options = { ...this.options, [option.name]: value };
  }

  /** The names as they will be: what is left empty is filled in, and no two are the same. */
  get names(): string[] {
    const taken = new Set(this.seats.filter(({ who, name }) => who !== "bot" && name.trim()).map(({ name }) => name.trim()));
    return this.seats.map((seat, at) => {
      if (seat.who !== "bot" && seat.name.trim()) return seat.name.trim();
      const bot = seat.bot.charAt(0).toUpperCase() + seat.bot.slice(1);
      for (let n = seat.who === "bot" ? 1 : at + 1; ; n++) {
        const name = seat.who === "bot" ? t("page-name-bot", { bot, n }) : t("page-name-player", { n });
        if (taken.has(name)) continue;
        taken.add(name);
        return name;
      }
    });
  }

  get mine(): Set<number> {
    return new Set(this.seats.flatMap(({ who }, at) => (who === "me" ? at : [])));
  }

  get hasFriends(): boolean {
    return this.seats.some(({ who }) => who === "friend");
  }

  table(key: string): NewTable {
    const { names } = this;
    const seats: NewSeat[] = this.seats.map(({ who, bot }, at) => ({ name: names[at]!, bot: who === "bot" ? bot : "" }));
    const options = Object.fromEntries(
      (this.game?.options ?? []).map((option) => [option.name, this.valueOf(option)]),
    );
    return { key, game: this.game?.id ?? "", seats, options };
  }

  #knownBot(name: string): string {
    const known = (this.game?.bots ?? []).map((bot) => bot.name);
    return [name, USUAL_BOT].find((wish) => known.includes(wish)) ?? known[0] ?? "";
  }
}
