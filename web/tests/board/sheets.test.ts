import { expect, it, vi } from "vitest";

const getSheet = vi.hoisted(() => vi.fn());
vi.mock("../../src/lib/net/api", () => ({ getSheet }));
const { sheetOf } = await import("../../src/board/sheets");

it("fetches the sheet of a board once for each language, whoever sits at the screen", async () => {
  getSheet.mockImplementation((table: string, _: string, lang: string) => Promise.resolve({ svg: `${table} ${lang}` }));
  expect(await sheetOf("t", "ann", "en")).toBe(await sheetOf("t", "bob", "en"));
  await sheetOf("t", "bob", "pl");
  expect(getSheet).toHaveBeenCalledTimes(2);
  await sheetOf("u", "ann", "en"); // of the other table nothing is kept
  await sheetOf("t", "ann", "en");
  expect(getSheet).toHaveBeenCalledTimes(4);
});

it("asks again for a sheet that could not be had", async () => {
  getSheet.mockReset();
  getSheet.mockRejectedValueOnce(new Error("away")).mockResolvedValue({ svg: "" });
  await expect(sheetOf("v", "ann", "en")).rejects.toThrow();
  await expect(sheetOf("v", "ann", "en")).resolves.toEqual({ svg: "" });
});
