// Three small sounds, made on the spot.

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function tone(frequency: number, start: number, length: number, loud: number): void {
  const at = context!.currentTime + start;
  const oscillator = new OscillatorNode(context!, { type: "triangle", frequency });
  const gain = new GainNode(context!, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(context!.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

const SOUNDS = {
  card: () => tone(190, 0, 0.06, 0.18),
  turn: () => [520, 660].forEach((frequency, i) => tone(frequency, i * 0.09, 0.18, 0.1)),
  end: () => [392, 494, 587].forEach((frequency, i) => tone(frequency, i * 0.1, 0.4, 0.1)),
};

export function play(sound: keyof typeof SOUNDS): void {
  if (!settings.sound || document.hidden) return;
  context ??= new AudioContext();
  SOUNDS[sound]();
}
