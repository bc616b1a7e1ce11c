// Which page is shown. The secret of a link leaves the address bar as soon as it is read.

import { routeOf, tablePath, type Route } from "./address";
import { MyTables } from "./my-tables";
import { lastingStore } from "./store";

export const tables = new MyTables(lastingStore);

class Router {
  route = $state.raw<Route>({ page: "front" });
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
    const route = routeOf(location.pathname, location.hash);
    if (route.page === "table" && route.secret !== "") history.replaceState(null, "", tablePath(route.table));
    else if (route.page === "table" && this.route.page === "table" && this.route.table === route.table) return; // a skip link
    this.#show(route);
  }

  #show(route: Route): void {
    this.route = route;
    this.visit++;
    scrollTo(0, 0);
  }
}

export const router = new Router();
