export { loadDrawing } from "../chronicle/drawing";
export { default as Recap } from "./Recap.svelte";
export { default as ShownAgain } from "./ShownAgain.svelte";
