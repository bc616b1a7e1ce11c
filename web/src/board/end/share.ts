// The picture of a finished game, shared by what the device has for it, else kept as a file. Nothing leaves the browser but by that.

import { settings, t } from "../../lib/browser/settings.svelte";
import { getPicture } from "../../lib/net/api";
import { saveFile } from "../../lib/table/after-game";
import type { Session } from "../../lib/table/session.svelte";
import { emblemOf, inside } from "../parts/drawings";
import { formatNumber } from "./charts";
import { endPicture, fitBoard, type EndReport } from "./picture";
import { winnersLine } from "./winners";

const SCALE = 1.5; // of the PNG

/** The name of the file that was saved; empty: it was shared, or whoever shared thought better of it. */
export async function shareEnd(session: Session, gains: number[][]): Promise<string> {
  const report = await reportOf(session, gains);
  const style = getComputedStyle(document.documentElement);
  const drawn = endPicture(report, { colour: (token) => style.getPropertyValue(token).trim(), emblem: (seat) => inside(emblemOf(seat)) });
  const svg = new Blob([drawn.svg], { type: "image/svg+xml" });
  const content = (await painted(svg, drawn.width, drawn.height)) ?? svg;
  const name = `${session.state!.game}-${session.table}.${content === svg ? "svg" : "png"}`;
  const file = new File([content], name, { type: content.type });
  const shared = { files: [file], title: report.heading, text: `${report.heading}. ${report.line}` };
  if (typeof navigator.canShare === "function" && navigator.canShare(shared)) {
    try {
      await navigator.share(shared);
      return "";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "";
    }
  }
  saveFile(content, name);
  return name;
}

async function reportOf(session: Session, gains: number[][]): Promise<EndReport> {
  const { ranking, title } = session.state!;
  const first = ranking.filter(({ place }) => place === 1);
  return {
    title: `${title} · Wheal`,
    heading: t("page-end-heading", { players: first.map(({ name }) => name).join(", "), count: first.length }),
    line: winnersLine(ranking),
    winner: first.length === 1 ? first[0]!.seat : -1,
    rows: ranking.map(({ seat, place, name, points }) => ({ seat, place: String(place), name, points: formatNumber(points), gains: gains[seat] ?? [] })),
    board: await boardOf(session),
  };
}

/** The board as the server draws it, as wide as the picture allows; a game without one has none. */
async function boardOf(session: Session): Promise<EndReport["board"]> {
  try {
    const theme = document.documentElement.dataset["theme"] ?? "light"; // that of the frame
    return fitBoard(await getPicture(session.table, session.secret, settings.lang, theme));
  } catch {
    return null;
  }
}

/** The drawing as a PNG; null where the browser does not paint it. */
async function painted(svg: Blob, width: number, height: number): Promise<Blob | null> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width * SCALE;
    canvas.height = height * SCALE;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
