// The server's HTTP side.

import type { Ask, Book, FoundRule, GameInfo, HostAct, HostAnswer, Log, Made, NewTable, Position, Refused, RuleText, Sheet, Story, TableState } from "../../made/wire";
import { GoneError, type Reply, type Socket } from "./link";
import type { Answer, Submission } from "./outbox";

const PATIENCE = 15_000;

/** The server said no, in a sentence; an empty one: it cannot be reached. */
export class Failed extends Error {
  constructor(
    public sentence: string,
    public status: number,
  ) {
    super(sentence);
  }
}

interface Call {
  secret?: string;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
}

export const getGames = (lang: string) => json<GameInfo[]>("games", { query: { lang } });

export const makeTable = (table: NewTable, lang: string) => json<Made>("tables", { body: table, query: { lang } });

export const getState = (table: string, secret: string, lang: string, words: boolean) =>
  json<TableState>(`tables/${table}`, { secret, query: { lang, words } });

export const postAct = (table: string, secret: string, message: Submission, lang: string) =>
  json<Answer>(`tables/${table}/act`, { secret, body: message, query: { lang } });

export const postAsk = (table: string, secret: string, question: Ask, lang: string) =>
  json<Reply | Refused>(`tables/${table}/ask`, { secret, body: question, query: { lang } });

export const getLog = (table: string, secret: string, before: number, lang: string) =>
  json<Log>(`tables/${table}/log`, { secret, query: { before, lang } });

export const getPast = (table: string, secret: string, at: number, lang: string, words: boolean) =>
  json<Position>(`tables/${table}/at/${at}`, { secret, query: { lang, words } });

export const actAsHost = (table: string, secret: string, act: HostAct, lang: string) =>
  json<HostAnswer>(`tables/${table}/host`, { secret, body: act, query: { lang } });

export const copyTable = (table: string, secret: string, at: number, lang: string) =>
  json<Made>(`tables/${table}/copy`, { secret, query: { at, lang }, body: null });

export const playAgain = (table: string, secret: string, lang: string) =>
  json<Made>(`tables/${table}/rematch`, { secret, body: null, query: { lang } });

export const getRule = (game: string, rule: string, lang: string) =>
  json<RuleText>(`games/${game}/rules/${rule}`, { query: { lang } });

export const getBook = (game: string, lang: string) => json<Book>(`games/${game}/book`, { query: { lang } });

export const findRules = (game: string, words: string, lang: string) =>
  json<FoundRule[]>(`games/${game}/find`, { query: { words, lang } });

export const getSheet = (table: string, secret: string, lang: string) => json<Sheet>(`tables/${table}/sheet`, { secret, query: { lang } });

export const getStory = (table: string, secret: string, lang: string) => json<Story>(`tables/${table}/story`, { secret, query: { lang } });

export async function getPicture(table: string, secret: string, lang: string, theme: string): Promise<string> {
  return (await call(`tables/${table}/picture`, { secret, query: { lang, theme } })).text();
}

export async function getRecord(table: string, secret: string): Promise<string> {
  return (await call(`tables/${table}/record`, { secret })).text();
}

export function openSocket(table: string): Socket {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket`) as Socket;
}

/** As a poll sees a failure: "no such table" ends it, anything else is tried again. */
export function orGone(error: unknown): never {
  if (error instanceof Failed && [401, 403, 404, 410].includes(error.status)) throw new GoneError(error.sentence);
  throw error;
}

async function json<T>(path: string, how: Call): Promise<T> {
  return (await (await call(path, how)).json()) as T;
}

async function call(path: string, { secret, query, body }: Call): Promise<Response> {
  const words = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
  const headers = new Headers();
  if (secret) headers.set("Authorization", `Bearer ${secret}`);
  const init: RequestInit = { headers, signal: AbortSignal.timeout(PATIENCE), cache: "no-store" };
  if (body !== undefined) {
    init.method = "POST";
    if (body !== null) {
      headers.set("Content-Type", "application/json");
      init.body = JSON.stringify(body);
    }
  }
  let response: Response;
  try {
    response = await fetch(`/api/${path}${words.size > 0 ? `?${words}` : ""}`, init);
  } catch {
    throw new Failed("", 0);
  }
  if (!response.ok) throw new Failed(await sentenceOf(response), response.status);
  return response;
}

/** Litestar says what is wrong in ``detail``; a proxy says it in HTML, which is nothing for people. */
async function sentenceOf(response: Response): Promise<string> {
  try {
    const body: unknown = await response.json();
    if (typeof body !== "object" || body === null) return "";
    const { sentence, detail } = body as { sentence?: unknown; detail?: unknown };
    return typeof sentence === "string" ? sentence : typeof detail === "string" ? detail : "";
  } catch {
    return "";
  }
}
