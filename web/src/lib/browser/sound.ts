// A few short sounds, made here: no file to fetch.

import { saveSettings, settings } from "./settings.svelte";

export type Cue = "turn" | "outbid" | "won" | "round";

const TONES: Record<Cue, readonly number[]> = {
  turn: [660, 880],
  outbid: [587, 440],
  won: [523, 659, 784],
  round: [440, 440],
};
const APART = 0.14; // seconds

let audio: AudioContext | null = null;

/** A cue as it sounds, whatever is set. */
export function ring(cue: Cue = "turn"): void {
  try {
    audio ??= new AudioContext();
    const from = audio.currentTime;
    TONES[cue].forEach((pitch, at) => ringOnce(audio!, from + at * APART, pitch));
  } catch {
    // a browser without sound
  }
}

/** A cue for those who wish for sounds. */
export function maybeRing(cue: Cue): void {
  if (settings.sound) ring(cue);
}

function ringOnce(on: AudioContext, from: number, pitch: number): void {
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, from);
  volume.gain.exponentialRampToValueAtTime(0.12, from + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.4);
  tone.connect(volume).connect(on.destination);
  tone.start(from);
  tone.stop(from + 0.45);
}

/** On or off, as this browser keeps it; who turns it on hears it. */
export function toggleSound(): void {
  settings.sound = !settings.sound;
  saveSettings();
  if (settings.sound) ring();
}
