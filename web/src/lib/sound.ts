// A short bell, made here: no file to fetch.

let audio: AudioContext | null = null;

export function ring(): void {
  try {
    audio ??= new AudioContext();
    const from = audio.currentTime;
    for (const [at, pitch] of [[0, 660], [0.14, 880]] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, from + at);
      volume.gain.exponentialRampToValueAtTime(0.12, from + at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, from + at + 0.4);
      tone.connect(volume).connect(audio.destination);
      tone.start(from + at);
      tone.stop(from + at + 0.45);
    }
  } catch {
    // a browser without sound
  }
}
