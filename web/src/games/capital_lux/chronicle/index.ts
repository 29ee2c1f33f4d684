import type { Drawing } from "../../../pages/chronicle/drawing";
import "../theme.css";
import Row from "./Row.svelte";

const drawing: Drawing = { Row, homes: true };
export default drawing;
