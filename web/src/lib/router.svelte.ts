// Which page is shown. The secret of a link leaves the address bar as soon as it is read.

import { placeOf, tablePath, type Place } from "./address";
import { MyTables } from "./mine";
import { lasting } from "./store";

export const tables = new MyTables(lasting);

class Router {
  place = $state.raw<Place>({ page: "front" });
  visit = $state(0);

  constructor() {
    this.#read();
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  toFront(): void {
    this.#go("/");
  }

  toTable(table: string, secret = ""): void {
    history.pushState(null, "", tablePath(table));
    this.#show({ page: "table", table, secret });
  }

  #go(path: string): void {
    history.pushState(null, "", path);
    this.#read();
  }

  #read(): void {
    const place = placeOf(location.pathname, location.hash);
    if (place.page === "table" && place.secret !== "") history.replaceState(null, "", tablePath(place.table));
    else if (place.page === "table" && this.place.page === "table" && this.place.table === place.table) return; // a skip link
    this.#show(place);
  }

  #show(place: Place): void {
    this.place = place;
    this.visit++;
    scrollTo(0, 0);
  }
}

export const router = new Router();
