import type { Drawing } from "../../../pages/chronicle/drawing";
import "../theme.css";
import Head from "./Head.svelte";
import Row from "./Row.svelte";

/** What is chosen is said by what is written with it. */
const STEPS = ["choose", "shift", "done"];

const drawing: Drawing = { Row, Head, isTold: ({ line }) => !STEPS.includes(String(line.action.do)) };
export default drawing;
