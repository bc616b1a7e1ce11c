import { expect, it } from "vitest";
import { layoutOf } from "../../src/board/screen.svelte";

it("knows desktops, tablets and phones", () => {
  expect(layoutOf(1440, 900)).toBe("desktop");
  expect(layoutOf(1024, 768)).toBe("desktop");
  expect(layoutOf(820, 1180)).toBe("tablet");
  expect(layoutOf(390, 844)).toBe("phone");
});

it("lays out low windows as phones: on their side, or at twice the size", () => {
  expect(layoutOf(844, 390)).toBe("phone");
  expect(layoutOf(720, 450)).toBe("phone");
});
