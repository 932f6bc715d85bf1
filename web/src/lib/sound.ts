// What is heard and felt: a few synthesised notes, and the phone's own vibration. Nothing unless one has asked for it.
import { settings } from "./settings.svelte";

export type Call = "turn" | "move";

/** Hertz, and seconds after the call. */
const NOTES: Record<Call, readonly [number, number][]> = {
  turn: [
    [587.33, 0],
    [880, 0.14],
  ],
  move: [[293.66, 0]],
};
const LOUDNESS: Record<Call, number> = { turn: 0.16, move: 0.07 };
const FADE = 0.35;
/** Milliseconds of shaking and rest. */
const SHAKES: Record<Call, number[]> = { turn: [70, 60, 70], move: [15] };

let context: AudioContext | null = null;

function play(call: Call): void {
  context ??= new AudioContext();
  void context.resume();
  for (const [pitch, after] of NOTES[call]) {
    const start = context.currentTime + after;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS[call], start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + FADE);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + FADE);
  }
}

/** Browsers allow neither before one has touched the page. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

export function sound(call: Call): void {
  if (!touched()) return;
  if (settings.sound && "AudioContext" in globalThis) play(call);
  if (settings.vibration && canVibrate()) navigator.vibrate(SHAKES[call]);
}

export function canVibrate(): boolean {
  return "vibrate" in navigator;
}
