export { default as Chronicle } from "./Chronicle.svelte";
export { loadDrawing } from "./drawing";
export { default as Pointed } from "./Pointed.svelte";
export { default as TalkSheet } from "./TalkSheet.svelte";
