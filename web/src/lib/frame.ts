/** The same shape as `afterFrame`, for what must not wait. */
export const atOnce = (act: () => void): (() => void) => {
  act();
  return () => {};
};

/**
 * Does something once the next frame is on the screen; what is returned cancels it. Whoever measures the page then
 * makes nothing be laid out that was not already, and whoever only tells holds no frame up.
 */
export function afterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
