import type { SetupPictures } from "../setup";

const pencil = (x: number, colour: string, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M0 60V14L8 0L16 14V60Z" fill="var(--line-${colour})"/>` +
  '<path d="M0 14L8 0L16 14Z" fill="var(--family-yellow)"/><path d="M5.500 5L8 0L10.500 5Z" fill="var(--ink)" stroke="none"/></g>';

const pictures: SetupPictures = {
  art: {
    objectives:
      '<path d="M0 0H180V84H0Z" fill="var(--wash)"/><g fill="var(--sheet)" stroke="var(--ink)" stroke-width="2"><rect x="38" y="14" width="44" height="60" rx="5" transform="rotate(-7 60 44)"/><rect x="96" y="12" width="44" height="60" rx="5" transform="rotate(6 118 42)"/></g><g stroke="var(--ink)" stroke-width="2" fill="var(--star-fill)"><path d="m60 24 4.500 9.200 10.200 1.500-7.400 7.200 1.800 10.100-9.100-4.800-9.100 4.800 1.800-10.100-7.400-7.200 10.200-1.500Z" transform="rotate(-7 60 44)"/></g><g fill="none" stroke="var(--line-blue)" stroke-width="4"><path d="M104 56L112 34L126 30L132 50" transform="rotate(6 118 42)"/></g>',
    powers:
      '<path d="M0 0H180V84H0Z" fill="var(--river)"/><circle cx="90" cy="42" r="32" fill="var(--sheet)" stroke="var(--ink)" stroke-width="2"/><path d="M96 14L72 48H88L82 70L108 36H92Z" fill="var(--family-yellow)" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"/>',
    random_pencils: `<path d="M0 0H180V84H0Z" fill="var(--wash)"/><g stroke="var(--ink)" stroke-width="1.600" stroke-linejoin="round">${pencil(40, "green", 18)}${pencil(68, "blue", 10)}${pencil(96, "purple", 22)}${pencil(124, "pink", 13)}</g>`,
  },
};
export default pictures;
