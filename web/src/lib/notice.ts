let context: AudioContext | null = null;

/** Gets the sound ready. Browsers allow it only where the page is touched; from then on it sounds on any tab. */
export function wakeSound(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

const NOTES = [523.25, 783.99];
/** How loud a note is, how soon it is there, and when it has faded, in seconds. */
const LOUD = 0.07;
const SWELL = 0.03;
const FADE = 0.7;

/** A soft signal of two notes, made on the spot: no sound file. */
export function chime(): void {
  wakeSound();
  const { currentTime, destination } = context!;
  NOTES.forEach((pitch, i) => {
    const tone = context!.createOscillator();
    const volume = context!.createGain();
    const at = currentTime + i * 0.16;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUD, at + SWELL);
    volume.gain.exponentialRampToValueAtTime(0.0005, at + FADE);
    tone.connect(volume).connect(destination);
    tone.start(at);
    tone.stop(at + FADE);
  });
}

/** Whether this device can be felt. */
export const canVibrate = (): boolean => "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

/** A short touch, where the device knows one. */
export const vibrate = (): void => void navigator.vibrate?.(60);

/** A notice of the browser, where it was allowed and the page is not looked at. */
export function notify(title: string, body: string): void {
  if (document.hidden && "Notification" in window && Notification.permission === "granted")
    new Notification(title, { body });
}
