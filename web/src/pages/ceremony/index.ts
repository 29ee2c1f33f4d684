export { Ending } from "../../table/ending.svelte";
export { default as Ceremony } from "./Ceremony.svelte";
export { default as Told } from "./Told.svelte";
