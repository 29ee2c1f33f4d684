/** A short two-note chime, made on the spot: no sound file. */
export function chime(): void {
  const context = new AudioContext();
  [660, 880].forEach((pitch, i) => {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const at = context.currentTime + i * 0.14;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.35);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.36);
  });
  setTimeout(() => void context.close(), 1000);
}

/** A notice of the browser, where it was allowed and the page is not looked at. */
export function notify(title: string, body: string): void {
  if (document.hidden && "Notification" in window && Notification.permission === "granted")
    new Notification(title, { body });
}
