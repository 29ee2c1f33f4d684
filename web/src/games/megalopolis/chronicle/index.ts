import type { Drawing } from "../../../pages/chronicle/drawing";
import "../theme.css";
import Row from "./Row.svelte";
import { isSilent } from "./steps";

const drawing: Drawing = { Row, isTold: (entry) => !isSilent(entry) };
export default drawing;
