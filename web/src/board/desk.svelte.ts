// What is open around the board: the page of a phone, the drawer, the menu, the strip's boxes, the line for typed moves.

export type PhonePage = "board" | "tables" | "players" | "log" | "rules";

/** What opens under the strip above the board. */
export type StripBox = "since" | "round";

export class Desk {
  page = $state<PhonePage>("board");
  isDrawerOpen = $state(false); // log, chat, rules on a tablet
  isMenuOpen = $state(false);
  isTyping = $state(false);
  isHandOpen = $state(false); // where there is no room for it beside the choices
  box = $state<StripBox | null>(null);
  roundSeen: number | null = null; // after how many moves the round began that was last shown; null: nothing is known yet
  isBoardLost = $state(false); // it cannot be drawn: the table is shown in words for now

  /** Close what lies on top; whether there was anything. */
  close(): boolean {
    if (this.isTyping) this.isTyping = false;
    else if (this.isHandOpen) this.isHandOpen = false;
    else if (this.isDrawerOpen) this.isDrawerOpen = false;
    else if (this.box !== null) this.box = null;
    else return false;
    return true;
  }

  /** Another sits down: nothing is open. */
  clear(): void {
    this.page = "board";
    this.box = null;
    this.isDrawerOpen = this.isMenuOpen = this.isTyping = this.isHandOpen = false;
  }
}
