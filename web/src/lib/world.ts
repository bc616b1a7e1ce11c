// What the line to a table needs of the browser.

import * as api from "./api";
import type { World } from "./link";
import { settings } from "./settings.svelte";

export function worldOf(table: string): World {
  return {
    openSocket: () => api.openSocket(table),
    fetchState: (key, lang) => api.getState(table, key, lang).catch(api.orGone),
    post: (key, message) => api.postAct(table, key, message, settings.lang).catch(api.orGone),
    ask: (key, question) => api.postAsk(table, key, question, settings.lang).catch(api.orGone),
    after: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  };
}
