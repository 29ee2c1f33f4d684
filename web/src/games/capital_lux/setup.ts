import { speaker } from "../../lib/i18n.svelte";
import type { SetupPictures } from "../setup";
import SynergyPick from "./parts/SynergyPick.svelte";

const say = speaker("capital_lux");
const FAMILIES = ["blue", "pink", "yellow", "green"];

const cards =
  '<path d="M0 0H180V84H0Z" fill="var(--wash)"/>' +
  FAMILIES.map(
    (family, at) =>
      `<g transform="translate(${16 + at * 38} ${at % 2 ? 12 : 18}) rotate(${(at - 1.5) * 3} 17 26)" stroke="var(--ink)" stroke-width="2">` +
      `<rect width="34" height="52" rx="5" fill="var(--family-${family})"/>` +
      `<circle cx="17" cy="22" r="10" fill="var(--sheet)"/></g>`,
  ).join("");

const pictures: SetupPictures = {
  art: { set: cards },
  told: (option, choice) =>
    option === "synergies" ? { title: say(`synergy-${choice}`), about: say(`page-synergy-${choice}`) } : null,
  Pick: SynergyPick,
};
export default pictures;
