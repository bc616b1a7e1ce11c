// The end of a game as one drawing that stands by itself: the winner's plate, the standings, and the board below.

import { DASHES, barsOf, formatNumber } from "./charts";

export interface Row {
  seat: number;
  place: string;
  name: string;
  points: string;
  gains: number[];
}

export interface EndReport {
  title: string;
  heading: string;
  line: string;
  winner: number; // the seat, or -1: several
  rows: Row[];
  board: { svg: string; height: number } | null; // an svg element of the picture's inner width
}

export interface Look {
  colour: (token: string) => string; // the value of "--paper"
  emblem: (seat: number) => string; // the inside of its drawing, on a grid of 24
}

const WIDTH = 1200;
const INNER = WIDTH - 80;
const EDGE = 40;
const PLATE = 132;
const ROW = 52;
const LONGEST = 18; // letters of a name
const SIGN = "'Besley Variable',Besley,Rockwell,Georgia,serif";
const UI = "'Source Sans 3 Variable','Source Sans 3',system-ui,sans-serif";

export function endPicture(report: EndReport, look: Look): { svg: string; width: number; height: number } {
  const below = EDGE + PLATE + 28 + report.rows.length * ROW + 16;
  const height = below + (report.board ? report.board.height + 24 : 0) + 44;
  const parts = [
    `<rect width="${WIDTH}" height="${height}" fill="${look.colour("--page")}"/>`,
    plate(report, look),
    ...rows(report, look),
    report.board?.svg.replace("<svg", `<svg x="${EDGE}" y="${below}"`) ?? "",
    text(report.title, EDGE, height - 20, `font-size="18" fill="${look.colour("--ink-2")}" font-family="${UI}"`),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">${parts.join("")}</svg>`;
  return { svg, width: WIDTH, height };
}

/** A drawing that is to lie in the picture, as wide as there is room; null where it does not say how large it is. */
export function fitBoard(svg: string): EndReport["board"] {
  const opening = /<svg\b[^>]*>/.exec(svg)?.[0] ?? "";
  const [, , width, height] = (/viewBox="([^"]*)"/.exec(opening)?.[1] ?? "").split(/[\s,]+/).map(Number);
  if (!width || !height) return null;
  const tall = (INNER * height) / width;
  const sized = opening.replace(/ (width|height)="[^"]*"/g, "").replace("<svg", `<svg width="${INNER}" height="${tall.toFixed(1)}"`);
  return { svg: svg.slice(svg.indexOf(opening)).replace(opening, () => sized), height: tall };
}

function plate({ heading, line, winner }: EndReport, look: Look): string {
  const at = (winner % DASHES.length) + 1;
  const fill = look.colour(winner < 0 ? "--enamel" : `--p${at}`);
  const ink = look.colour(winner < 0 ? "--on-enamel" : `--on-p${at}`);
  const left = winner < 0 ? EDGE + 36 : EDGE + 140;
  return [
    `<rect x="${EDGE}" y="${EDGE}" width="${INNER}" height="${PLATE}" rx="8" fill="${fill}"/>`,
    `<rect x="${EDGE + 7}" y="${EDGE + 7}" width="${INNER - 14}" height="${PLATE - 14}" rx="4" fill="none" stroke="${ink}" stroke-width="2"/>`,
    winner < 0 ? "" : emblem(winner, EDGE + 40, EDGE + 30, 72, ink, look),
    text(heading, left, EDGE + 66, `font-size="44" font-weight="700" fill="${ink}" font-family="${SIGN}"`),
    text(line, left, EDGE + 102, `font-size="24" fill="${ink}" font-family="${UI}"`),
  ].join("");
}

function rows({ rows }: EndReport, look: Look): string[] {
  const left = EDGE + 330;
  const bars = barsOf(rows.map(({ gains }) => gains), INNER - 330 - 110);
  return rows.map((row, i) => {
    const y = EDGE + PLATE + 28 + i * ROW;
    const at = (row.seat % DASHES.length) + 1;
    const ink = look.colour("--ink");
    const sign = `font-family="${SIGN}" fill="${ink}"`;
    const segments = bars[i]!.map(({ x, width, gain }) => {
      const isLoss = gain < 0;
      const fill = look.colour(isLoss ? "--page" : `--p${at}`);
      const box = `<rect x="${(left + x).toFixed(1)}" y="${y + 8}" width="${Math.max(1, width - 3).toFixed(1)}" height="32" fill="${fill}" stroke="${look.colour(`--p${at}`)}"${isLoss ? ' stroke-dasharray="4 3"' : ""}/>`;
      const label = formatNumber(gain);
      const on = isLoss ? ink : look.colour(`--on-p${at}`);
      const figure = `font-size="18" font-weight="700" text-anchor="middle" font-family="${UI}" fill="${on}"`;
      return box + (width > 12 * label.length + 8 ? text(label, left + x + width / 2 - 1.5, y + 30, figure) : "");
    });
    return [
      text(row.place, EDGE + 4, y + 32, `font-size="24" ${sign}`),
      `<rect x="${EDGE + 34}" y="${y + 8}" width="32" height="32" rx="6" fill="${look.colour(`--p${at}`)}"/>`,
      emblem(row.seat, EDGE + 39, y + 13, 22, look.colour(`--on-p${at}`), look),
      text(shortened(row.name), EDGE + 82, y + 32, `font-size="24" font-weight="600" ${sign}`),
      ...segments,
      text(row.points, WIDTH - EDGE - 4, y + 34, `font-size="32" font-weight="800" text-anchor="end" ${sign}`),
    ].join("");
  });
}

function emblem(seat: number, x: number, y: number, size: number, colour: string, look: Look): string {
  const strokes = 'fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
  return `<g transform="translate(${x} ${y}) scale(${size / 24})" color="${colour}" ${strokes}>${look.emblem(seat)}</g>`;
}

/** A name that fits beside the bars. */
function shortened(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
}

function text(words: string, x: number, y: number, how: string): string {
  const safe = words.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  return `<text x="${x.toFixed(1)}" y="${y}" ${how}>${safe}</text>`;
}
