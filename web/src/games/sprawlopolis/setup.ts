import { speaker } from "../../lib/i18n.svelte";
import type { SetupPictures } from "../setup";

const say = speaker("sprawlopolis");

const pictures: SetupPictures = {
  art: {
    construction:
      '<path d="M0 0H180V84H0Z" fill="var(--star-fill)"/><path d="M0 66H180V84H0Z" fill="var(--family-yellow)"/><path d="m0 84 18-18h16l-18 18Zm36 0 18-18h16l-18 18Zm36 0 18-18h16l-18 18Zm36 0 18-18h16l-18 18Zm36 0 18-18h16l-18 18Z" fill="#1d2430"/><path d="M62 66V10H134M62 24L82 10M116 10V34" fill="none" stroke="var(--ink)" stroke-width="4"/><path d="M50 66V54H74V66Z" fill="var(--ink)"/><path d="M106 34H126V48H106Z" fill="var(--zone-r)" stroke="var(--ink)" stroke-width="2"/>',
    landmarks:
      '<path d="M0 0H180V84H0Z" fill="var(--river)"/><path d="M0 70H180V84H0Z" fill="var(--zone-p)"/><g stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"><path d="M82 70L86 20H94L98 70Z" fill="var(--sheet)"/><path d="M70 62H110V72H70Z" fill="var(--family-yellow)"/><path d="m90 4 3 6.500 7 .8-5.200 4.700 1.500 7-6.300-3.600-6.300 3.600 1.500-7L80 11.300l7-.8Z" fill="var(--family-yellow)"/></g>',
    wrecktar:
      '<path d="M0 0H180V84H0Z" fill="var(--zone-r)" fill-opacity=".45"/><g stroke="var(--ink)" stroke-width="2"><path d="M12 84V56H30V84ZM36 84V44H54V84ZM132 84V50H150V84ZM156 84V60H172V84Z" fill="var(--zone-i)"/><path d="M56 84Q60 52 84 46L86 22Q86 10 98 10H116Q124 10 124 18V26Q124 32 116 32H104Q106 44 104 54Q120 60 118 84H104Q104 74 98 74Q90 74 90 84H76Q78 76 70 72Q62 70 46 66Q50 60 58 60" fill="var(--zone-p)" stroke-linejoin="round"/></g><circle cx="104" cy="18" r="2.500" fill="var(--ink)"/><path d="m84 36-6-3M83 43l-7-1M112 26h10" stroke="var(--ink)" stroke-width="2"/>',
    beaches:
      '<path d="M0 0H180V84H0Z" fill="var(--star-fill)"/><path d="M0 0H180V34Q150 46 120 36T60 38T0 36Z" fill="var(--river)"/><path d="M14 16q6-6 12 0t12 0M70 22q6-6 12 0t12 0M128 14q6-6 12 0t12 0" fill="none" stroke="var(--river-ink)" stroke-width="3"/><g stroke="var(--ink)" stroke-width="2"><path d="M62 76L70 50" /><path d="M44 54Q56 34 94 50Z" fill="var(--line-pink)"/><path d="M106 64H142V72H106Z" fill="var(--zone-c)"/></g>',
    roadworks:
      '<path d="M0 0H180V84H0Z" fill="var(--zone-p)" fill-opacity=".4"/><path d="M0 70C60 70 110 24 180 24" fill="none" stroke="#3b4250" stroke-width="26"/><path d="M0 70C60 70 110 24 180 24" fill="none" stroke="#fffdf8" stroke-width="3" stroke-dasharray="11 9"/><g stroke="#1d2430" stroke-width="2" stroke-linejoin="round"><path d="M80 66L90 30H98L108 66Z" fill="var(--zone-r)"/><path d="M84 52H104L102 44H86Z" fill="#fffdf8"/><path d="M72 66H116V73H72Z" fill="var(--zone-r)"/></g>',
    interstate:
      '<path d="M0 0H180V84H0Z" fill="var(--wash)"/><path d="M0 18H180V66H0Z" fill="#3b4250"/><path d="M0 30H180M0 54H180" stroke="#fffdf8" stroke-width="3" stroke-dasharray="16 10"/><path d="M68 16Q80 20 90 12Q100 20 112 16Q120 40 110 54Q102 66 90 70Q78 66 70 54Q60 40 68 16Z" fill="var(--zone-c)" stroke="#fffdf8" stroke-width="3"/><text x="90" y="50" text-anchor="middle" font-size="24" font-weight="800" fill="#fffdf8">2</text>',
  },
  told: (option, choice) =>
    option === "conditions" ? { title: say(`condition-${choice}`), about: say(`condition-${choice}-help`) } : null,
};
export default pictures;
