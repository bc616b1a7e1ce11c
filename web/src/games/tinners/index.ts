// The face of Tinners' Trail: the engraved map, its instruments, companies, auctions and cards.

import type { AnyPlay, Face, Focus, Place } from "../../board/face";
import AuctionPanel from "./auction/AuctionPanel.svelte";
import Choices from "./auction/Choices.svelte";
import Board from "./Board.svelte";
import Effects from "./Effects.svelte";
import { iconOf, iconOfWord } from "./icons";
import PlaceCard from "./PlaceCard.svelte";
import { pumpRow } from "./pumps";
import Company from "./seats/Company.svelte";
import Glance from "./seats/Glance.svelte";
import Hand from "./seats/Hand.svelte";
import Tables from "./tables/Tables.svelte";
import { travels } from "./travels";
import { pounds, type TinnersPlay } from "./types";
import { cue } from "./cues";

const OWN_CHOICES = ["bid", "invest"];

function placeName(play: TinnersPlay, { kind, word }: Place): string {
  if (kind === "AREA") return play.constants.areas[word]?.name ?? word;
  if (kind === "BORDER") return play.constants.borders[word]?.label ?? word;
  if (kind === "CARD") return play.constants.cards[word]?.name ?? word;
  return word;
}

function focus(play: TinnersPlay): Focus | null {
  return play.view.lot === null ? null : { label: play.say("label-auction"), icon: "auction" };
}

/** What a survey card costs after an auction; of an ore what a cube of it sells for and costs. */
function wordAbout(play: AnyPlay, kind: string, word: string): string {
  if (kind === "" && (word === "tin" || word === "copper")) return oreAbout(play as TinnersPlay, word);
  const card = kind === "CARD" ? (play as TinnersPlay).constants.cards[word] : undefined;
  return card === undefined ? "" : pounds(card.value);
}

function oreAbout(play: TinnersPlay, ore: "tin" | "copper"): string {
  const mine = play.choosing.narrowed.steps.find(({ chosen }) => chosen?.kind === "AREA")?.chosen?.word ?? "";
  const price = play.view.table.prices[ore] ?? 0;
  const water = play.view.table.area[mine]?.water ?? 0;
  return water > 0 ? play.say("label-ore-each", { price, water }) : play.say("label-ore-free", { price });
}

function verbCost(play: AnyPlay, verb: string): { icon: string; text: string } | null {
  const work = (play as TinnersPlay).constants.work[verb];
  return work === undefined ? null : { icon: "work", text: String(work) };
}

export const face: Face = {
  Board,
  Tables,
  Glance,
  Company,
  Effects,
  Hand,
  FocusPanel: AuctionPanel,
  focus,
  Choices,
  row: pumpRow,
  placeKinds: ["AREA", "BORDER"],
  choosesItself: (play) => play.isAsked && OWN_CHOICES.some((verb) => play.choosing.open.has(verb)),
  PlaceCard,
  travels,
  cue,
  placeName,
  verbIcon: iconOf,
  wordIcon: iconOfWord,
  wordAbout,
  verbCost,
};
