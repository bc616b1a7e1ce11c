import type { Play } from "../../board/play.svelte";
import type { Labels } from "./labels";
import type { OreBoard, OreConstants } from "./view";

export type OrePlay = Play<OreBoard, OreConstants, Labels>;
