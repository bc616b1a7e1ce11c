import { beforeEach, describe, expect, it } from "vitest";
import { isThisMachine, linkTo, routeOf, readLink } from "../../../src/lib/browser/address";
import { MyTables, secretOf } from "../../../src/lib/browser/my-tables";
import { storeIn } from "../../../src/lib/browser/store";
import { nextAtScreen } from "../../../src/lib/table/curtain.svelte";
import type { Made, TableState } from "../../../src/made/wire";

const MADE: Made = {
  table: "t1",
  game: "tinners",
  host: "hhh",
  watch: "www",
  seats: [
    { seat: 0, name: "Ann", secret: "aaa" },
    { seat: 1, name: "Bob", secret: "bbb" },
    { seat: 2, name: "Greedy 1", secret: "" },
  ],
};

function memory(): Storage {
  const kept = new Map<string, string>();
  return { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => kept.set(name, text) } as unknown as Storage;
}

function state(table: string, you: number, deciding: number[], status = "running"): TableState {
  const seats = ["Ann", "Bob", "Cy"].map((name, seat) => ({
    seat,
    name,
    kind: seat === 2 ? "bot" : "person",
    bot: "",
    is_deciding: deciding.includes(seat),
    is_here: true,
  }));
  return { table, game: "tinners", title: "Tinners' Trail", you, is_host: false, seats, status, waiting: "w" } as unknown as TableState;
}

let tables: MyTables;
let clock = 0;

beforeEach(() => {
  const storage = memory();
  tables = new MyTables(storeIn(() => storage), () => ++clock);
});

describe("my tables", () => {
  it("keeps my seats apart from those I invited others to", () => {
    tables.addMade(MADE, new Set([0]));
    const mine = tables.find("t1")!;
    expect(mine.seats.map(({ name }) => name)).toEqual(["Ann"]);
    expect(mine.invited.map(({ name }) => name)).toEqual(["Bob"]);
    expect(mine.host).toBe("hhh");
    expect(secretOf(mine)).toBe("aaa");
  });

  it("adds what a link turned out to open: a seat, the spectators' place or the host's", () => {
    tables.addOpened("bbb", state("t1", 1, []));
    tables.addOpened("aaa", state("t1", 0, []));
    tables.addOpened("www", state("t1", -1, []));
    tables.addOpened("hhh", { ...state("t1", -1, []), is_host: true });
    const mine = tables.find("t1")!;
    expect(mine.seats.map(({ seat, secret }) => [seat, secret])).toEqual([[0, "aaa"], [1, "bbb"]]);
    expect([mine.watch, mine.host]).toEqual(["www", "hhh"]);
  });

  it("lists mine to move first, then what runs, then what is over", () => {
    for (const [table, deciding, status] of [["over", [0], "over"], ["waits", [1], "running"], ["mine", [0], "running"]] as const) {
      tables.addMade({ ...MADE, table }, new Set([0]));
      tables.glance(state(table, 0, [...deciding], status));
    }
    expect(tables.all.map(({ table }) => table)).toEqual(["mine", "waits", "over"]);
  });

  it("replaces a secret that was made anew, and forgets a table", () => {
    tables.addMade(MADE, new Set([0]));
    tables.reissued("t1", { seat: 1, name: "Bob", secret: "new" });
    tables.reissued("t1", { seat: -1, name: "", secret: "look" });
    expect(tables.find("t1")!.invited[0]!.secret).toBe("new");
    expect(tables.find("t1")!.watch).toBe("look");
    tables.forget("t1");
    expect(tables.all).toEqual([]);
  });

  it("drops finished tables past a bound, the longest unopened first, and never one that runs", () => {
    for (let n = 0; n < 70; n++) {
      tables.addMade({ ...MADE, table: `t${n}` }, new Set([0]));
      if (n < 15) tables.glance(state(`t${n}`, 0, [], "over"));
    }
    const kept = tables.all.map(({ table }) => table);
    expect(kept).toHaveLength(60);
    expect(kept.filter((table) => Number(table.slice(1)) < 15).sort()).toEqual(["t10", "t11", "t12", "t13", "t14"]);
    for (let n = 70; n < 90; n++) tables.addMade({ ...MADE, table: `t${n}` }, new Set([0]));
    expect(tables.all).toHaveLength(75);
  });

  it("does not bring a table back that was forgotten", () => {
    tables.addMade(MADE, new Set([0]));
    tables.forget("t1");
    tables.glance(state("t1", 0, [0]));
    expect(tables.find("t1")).toBeNull();
  });

  it("does not call for somebody whose seat a bot plays", () => {
    tables.addMade(MADE, new Set([0, 2]));
    tables.addOpened("ccc", state("t1", 2, []));
    tables.glance(state("t1", 2, [2]));
    expect(tables.find("t1")!.glance!.isMine).toBe(false);
  });

  it("lives without storage, and with storage that somebody spoilt", () => {
    const broken = new MyTables(storeIn(() => { throw new Error("denied"); }));
    broken.addMade(MADE, new Set([0]));
    expect(broken.all).toEqual([]);
    const storage = memory();
    storage.setItem("wheal.tables", '{"no": "list"');
    expect(new MyTables(storeIn(() => storage)).all).toEqual([]);
  });
});

describe("the screen of several people", () => {
  const held = [{ seat: 0, name: "Ann", secret: "a" }, { seat: 1, name: "Bob", secret: "b" }];

  it("is passed to the one who decides, and stays where it is otherwise", () => {
    expect(nextAtScreen(state("t", 0, [1]), held, 0)?.name).toBe("Bob");
    expect(nextAtScreen(state("t", 0, [0, 1]), held, 0)).toBeNull();
    expect(nextAtScreen(state("t", 0, [2]), held, 0)).toBeNull();
    expect(nextAtScreen(state("t", 0, [1], "over"), held, 0)).toBeNull();
    expect(nextAtScreen(state("t", 0, [1]), held.slice(0, 1), 0)).toBeNull();
  });
});

describe("addresses", () => {
  it("of this machine are told from those that others can open", () => {
    expect(["localhost", "127.0.0.1", "[::1]"].every(isThisMachine)).toBe(true);
    expect(["192.168.1.7", "example.org", "localhost.example.org"].some(isThisMachine)).toBe(false);
  });

  it("carry the secret behind the #", () => {
    expect(routeOf("/", "")).toEqual({ page: "front" });
    expect(routeOf("/table/ab-C_1", "#s=xy%2Bz")).toEqual({ page: "table", table: "ab-C_1", secret: "xy+z" });
    expect(routeOf("/elsewhere", "")).toEqual({ page: "unknown" });
    const link = linkTo("https://example.org", "t1", "a+b");
    expect(readLink(link)).toMatchObject({ table: "t1", secret: "a+b" });
    expect(readLink("https://example.org/table/t1")).toBeNull();
    expect(readLink("nonsense")).toBeNull();
  });
});
