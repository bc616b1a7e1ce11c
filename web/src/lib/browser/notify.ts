// A notification of the browser while the page is not seen. It is asked for only when somebody switches it on.

import { saveSettings, settings } from "./settings.svelte";

export const canNotify = (): boolean => "Notification" in globalThis;

/** On or off, as this browser keeps it; off also where the browser does not allow it. */
export async function toggleNotifying(): Promise<void> {
  settings.notifies = !settings.notifies && (await Notification.requestPermission()) === "granted";
  saveSettings();
}

/** Tell whoever wishes for it and does not see the page; of one table only the newest stays. */
export function maybeNotify(title: string, body: string, table: string): void {
  if (!settings.notifies || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body, tag: `wheal-${table}`, icon: "/wheal-lit.svg" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // a browser that shows them in another way only
  }
}
