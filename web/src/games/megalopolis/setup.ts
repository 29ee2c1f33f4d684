import type { SetupPictures } from "../setup";

const block = (x: number, y: number): string =>
  `<path d="M${x} ${y}l24-8 24 8-24 8Z" fill="var(--sheet)"/><path d="M${x} ${y}v12l24 8v-12Z" fill="var(--zone-i)"/>` +
  `<path d="M${x + 48} ${y}v12l-24 8v-12Z" fill="var(--zone-c)"/>`;

const pictures: SetupPictures = {
  art: {
    blocks: `<path d="M0 0H180V84H0Z" fill="var(--sun)" fill-opacity=".35"/><g stroke="var(--ink)" stroke-width="1.600" stroke-linejoin="round">${block(30, 60)}${block(30, 48)}${block(102, 60)}${block(102, 48)}${block(102, 36)}${block(102, 24)}</g>`,
    offers:
      '<path d="M0 0H180V84H0Z" fill="var(--wash)"/><g fill="var(--sheet)" stroke="var(--ink)" stroke-width="2"><rect x="26" y="18" width="42" height="48" rx="5"/><rect x="112" y="18" width="42" height="48" rx="5"/></g><path d="M26 18h42v14H26Z" fill="var(--zone-r)" stroke="var(--ink)" stroke-width="2"/><path d="M112 18h42v14h-42Z" fill="var(--zone-c)" stroke="var(--ink)" stroke-width="2"/><path d="M76 36H102L95 29M104 52H78L85 59" fill="none" stroke="var(--ink)" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round"/>',
  },
};
export default pictures;
