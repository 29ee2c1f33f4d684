import type { Drawing } from "../../../pages/chronicle/drawing";
import Badge from "./Badge.svelte";
import Head from "./Head.svelte";
import Row from "./Row.svelte";

const drawing: Drawing = { Row, Head, Badge };
export default drawing;
