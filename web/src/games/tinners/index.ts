// The face of Tinners' Trail: the engraved map, its instruments, companies, auctions and cards.

import type { AnyPlay, Face, Focus, Place } from "../../board/face";
import AuctionPanel from "./auction/AuctionPanel.svelte";
import Choices from "./auction/Choices.svelte";
import Board from "./Board.svelte";
import Effects from "./Effects.svelte";
import { iconOf, iconOfWord } from "./icons";
import PlaceCard from "./PlaceCard.svelte";
import Company from "./seats/Company.svelte";
import Glance from "./seats/Glance.svelte";
import Hand from "./seats/Hand.svelte";
import Tables from "./tables/Tables.svelte";
import { pounds, type TinnersPlay } from "./types";

const OWN_CHOICES = ["bid", "invest"];

function placeName(play: TinnersPlay, { kind, word }: Place): string {
  if (kind === "AREA") return play.facts.areas[word]?.name ?? word;
  if (kind === "BORDER") return play.facts.borders[word]?.label ?? word;
  if (kind === "CARD") return play.facts.cards[word]?.name ?? word;
  return word;
}

function focus(play: TinnersPlay): Focus | null {
  return play.view.lot === null ? null : { label: play.facts.words.auction, icon: "auction" };
}

/** What a survey card brings, and what it costs after an auction. */
function wordAbout(play: AnyPlay, kind: string, word: string): string {
  const card = kind === "CARD" ? (play as TinnersPlay).facts.cards[word] : undefined;
  return card === undefined ? "" : `${card.text}, ${pounds(card.value)}`;
}

function verbCost(play: AnyPlay, verb: string): { icon: string; text: string } | null {
  const work = (play as TinnersPlay).facts.work[verb];
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
  choosesItself: (play) => play.isAsked && OWN_CHOICES.some((verb) => play.choosing.open.has(verb)),
  PlaceCard,
  placeName,
  verbIcon: iconOf,
  wordIcon: iconOfWord,
  wordAbout,
  verbCost,
};
