/** Which line of the log is being corrected, and which was just corrected, by the number of lines then. */
export const correcting = $state<{ line: number | null; done: number | null }>({ line: null, done: null });
