import { capital, speaker } from "../../lib/i18n.svelte";
import type { SetupPictures } from "../setup";
import PlanPick from "./parts/PlanPick.svelte";
import { plans } from "./parts/sheet";
import { planWords } from "./parts/town";

const say = speaker("welcome_to");

const house = (x: number, fill: string, roof: string, line: string, number: string): string =>
  `<g stroke="${line}" stroke-width="2" stroke-linejoin="round"><path d="M${x} 62V36H${x + 34}V62Z" fill="${fill}"/>` +
  `<path d="M${x - 6} 36L${x + 17} 14L${x + 40} 36Z" fill="${roof}"/></g>` +
  `<text x="${x + 17}" y="56" text-anchor="middle" font-size="16" font-weight="800" fill="${line}">${number}</text>`;

const pictures: SetupPictures = {
  art: {
    "board-classic": `<path d="M0 0H180V84H0Z" fill="var(--zone-p)" fill-opacity=".25"/><path d="M0 62H180V84H0Z" fill="#5b6472"/><path d="M0 73H180" stroke="#fffdf8" stroke-width="3" stroke-dasharray="14 10"/>${house(18, "var(--sheet)", "var(--zone-r)", "var(--ink)", "4")}${house(73, "var(--sheet)", "var(--line-pink)", "var(--ink)", "7")}${house(128, "var(--sheet)", "var(--zone-c)", "var(--ink)", "11")}`,
    "board-blueprint": `<path d="M0 0H180V84H0Z" fill="#24496b"/><path d="M0 20H180M0 42H180M0 64H180M30 0V84M60 0V84M90 0V84M120 0V84M150 0V84" stroke="#fffdf8" stroke-opacity=".18"/>${house(18, "none", "none", "#d7e8f5", "4")}${house(73, "none", "none", "#d7e8f5", "7")}${house(128, "none", "none", "#d7e8f5", "11")}`,
    roundabouts:
      '<path d="M0 0H180V84H0Z" fill="var(--zone-p)" fill-opacity=".4"/><path d="M0 42H180M90 0V84" stroke="#5b6472" stroke-width="26"/><circle cx="90" cy="42" r="32" fill="#5b6472"/><circle cx="90" cy="42" r="23" fill="none" stroke="#fffdf8" stroke-width="2.500" stroke-dasharray="8 6"/><circle cx="90" cy="42" r="14" fill="var(--zone-p)" stroke="#1d2430" stroke-width="2"/><path d="M90 50V36M84 40q6-9 12 0" stroke="#1d2430" stroke-width="2.500" fill="none"/>',
    advanced_plans:
      '<path d="M0 0H180V84H0Z" fill="var(--star-fill)"/><g fill="var(--sheet)" stroke="var(--ink)" stroke-width="2"><rect x="38" y="14" width="40" height="56" rx="5" transform="rotate(-9 58 42)"/><rect x="102" y="14" width="40" height="56" rx="5" transform="rotate(9 122 42)"/><rect x="70" y="12" width="40" height="58" rx="5"/></g><g font-size="18" font-weight="800" text-anchor="middle" fill="var(--ink)"><text x="56" y="40" transform="rotate(-9 58 42)">A</text><text x="90" y="37">B</text><text x="124" y="40" transform="rotate(9 122 42)">C</text></g><path d="M80 48H100M80 56H94" stroke="var(--ink-soft)" stroke-width="3"/>',
    competitor:
      '<path d="M0 0H180V84H0Z" fill="var(--wash)"/><g fill="var(--zone-i)" stroke="var(--ink)" stroke-width="2"><path d="M54 84Q56 58 90 58T126 84Z"/><circle cx="90" cy="36" r="18"/></g><path d="M70 30Q90 8 110 30Z" fill="var(--family-yellow)" stroke="var(--ink)" stroke-width="2"/><path d="M66 30H114" stroke="var(--ink)" stroke-width="4"/>',
  },
  told(option, choice) {
    const plan = option.startsWith("plan_") ? plans.find((each) => each.id === choice) : undefined;
    return plan ? { title: capital(planWords(plan)), about: say("page-plan-brings", { points: plan.high }) } : null;
  },
  Pick: PlanPick,
};
export default pictures;
