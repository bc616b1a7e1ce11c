// The drawings of verbs and words.

const VERBS: Record<string, string> = {
  build: "mine",
  extract: "extract",
  miner: "miner",
  port: "port",
  train: "train",
  adit: "adit",
  pumps: "pump",
  pump: "pump",
  pasties: "pasty",
  pass: "pass",
  stop: "check",
  bid: "auction",
  drop: "pass",
  survey: "survey",
  discard: "survey",
  invest: "invest",
  peek: "peek",
  "no-peek": "hidden",
};

export const iconOf = (verb: string): string => VERBS[verb] ?? "why";

export const iconOfWord = (kind: string, word: string): string => (kind === "" && ["tin", "copper"].includes(word) ? word : kind === "CARD" ? "survey" : kind === "BORDER" ? "adit" : "");
