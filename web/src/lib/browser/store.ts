// The browser's storage, where it has one: private windows and full disks must not break a game.

export interface Store {
  read<T>(name: string, otherwise: T): T;
  write(name: string, value: unknown): void;
}

export function storeIn(storage: () => Storage): Store {
  return {
    read<T>(name: string, otherwise: T): T {
      try {
        const text = storage().getItem(name);
        return text === null ? otherwise : (JSON.parse(text) as T);
      } catch {
        return otherwise;
      }
    },
    write(name, value) {
      try {
        storage().setItem(name, JSON.stringify(value));
      } catch {
        // nothing is remembered, everything else works
      }
    },
  };
}

export const lastingStore = storeIn(() => localStorage);
export const tabStore = storeIn(() => sessionStorage);
