// Where in the page we are. A secret stands only behind the #, which browsers never send.

export type Route = { page: "front" } | { page: "table"; table: string; secret: string } | { page: "unknown" };

export function routeOf(pathname: string, hash: string): Route {
  if (pathname === "/" || pathname === "/index.html") return { page: "front" };
  const table = /^\/table\/([A-Za-z0-9_-]+)\/?$/.exec(pathname)?.[1];
  if (table === undefined) return { page: "unknown" };
  return { page: "table", table, secret: new URLSearchParams(hash.replace(/^#/, "")).get("s") ?? "" };
}

export function tablePath(table: string): string {
  return `/table/${table}`;
}

export function linkTo(origin: string, table: string, secret: string): string {
  return `${origin}${tablePath(table)}#s=${encodeURIComponent(secret)}`;
}

/** The table and secret of a link that somebody pasted, from this server or with another name of it. */
export function readLink(text: string): { table: string; secret: string } | null {
  try {
    const url = new URL(text.trim());
    const route = routeOf(url.pathname, url.hash);
    return route.page === "table" && route.secret !== "" ? route : null;
  } catch {
    return null;
  }
}

/** Whether a host's name, as ``location.hostname`` spells it, means the machine on which it is read. */
export function isThisMachine(host: string): boolean {
  return host === "[::1]" || /^127(\.\d+){3}$/.test(host) || /(^|\.)localhost$/.test(host);
}
