// What can be done with a game that is over, and its record at any time.

import { router, tables } from "../browser/router.svelte";
import { settings, t } from "../browser/settings.svelte";
import { copyTable, getRecord, playAgain } from "../net/api";
import type { Session } from "./session.svelte";

/** The same people play again. */
export async function rematch(session: Session): Promise<void> {
  try {
    const made = await playAgain(session.table, session.host || session.secret, settings.lang);
    const own = new Set(session.held.map(({ name }) => name));
    tables.addMade(made, new Set(made.seats.flatMap(({ seat, name }) => (own.has(name) ? seat : []))));
    router.toTable(made.table);
  } catch (error) {
    session.fail(t("page-rematch-failed"), error);
  }
}

/** Play on from a position of a finished game, all seats at this screen. */
export async function playFrom(session: Session, at: number): Promise<void> {
  try {
    const made = await copyTable(session.table, session.secret, at, settings.lang);
    tables.addMade(made, new Set(made.seats.map(({ seat }) => seat)));
    router.toTable(made.table);
  } catch (error) {
    session.fail(t("page-copy-failed"), error);
  }
}

export async function saveRecord(session: Session): Promise<void> {
  try {
    const text = await getRecord(session.table, session.secret);
    saveFile(new Blob([text], { type: "text/plain" }), `${session.state?.game ?? "wheal"}-${session.table}.wheal`);
  } catch (error) {
    session.fail(t("page-record-failed"), error);
  }
}

/** A file for the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000); // some browsers read it only then
}
