// What the line to a table needs of the browser.

import { settings } from "../browser/settings.svelte";
import * as api from "./api";
import type { Platform } from "./link";

export function platformFor(table: string): Platform {
  return {
    openSocket: () => api.openSocket(table),
    fetchState: (key, lang, words) => api.getState(table, key, lang, words).catch(api.orGone),
    post: (key, message) => api.postAct(table, key, message, settings.lang).catch(api.orGone),
    ask: (key, question) => api.postAsk(table, key, question, settings.lang).catch(api.orGone),
    after: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  };
}
