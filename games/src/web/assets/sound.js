// A short tone for each move, if the user wants it.

let context = null;
export let isOn = localStorage.getItem("sound") === "on";

export function turn(on) {
  isOn = on;
  localStorage.setItem("sound", on ? "on" : "off");
  if (on) tone(520);
}

export function tone(pitch) {
  if (!isOn) return;
  context ??= new AudioContext();
  const source = context.createOscillator();
  const volume = context.createGain();
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.15);
  source.connect(volume).connect(context.destination);
  source.start();
  source.stop(context.currentTime + 0.16);
}
