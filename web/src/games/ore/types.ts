import type { Play } from "../../board/play.svelte";
import type { OreBoard, OreFacts } from "./view";

export type OrePlay = Play<OreBoard, OreFacts>;
