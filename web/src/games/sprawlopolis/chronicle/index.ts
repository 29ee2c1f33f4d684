import type { Drawing } from "../../../pages/chronicle/drawing";
import Head from "./Head.svelte";
import Row from "./Row.svelte";

/** What a card was and where it lies is said when it is laid. */
const STEPS = ["pick", "place"];

const drawing: Drawing = { Row, Head, isTold: ({ line }) => !STEPS.includes(String(line.action.do)) };
export default drawing;
