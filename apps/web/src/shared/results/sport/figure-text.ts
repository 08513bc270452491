import type { Figure } from '@podium/disciplines/reading';

/** `5/11`: five out of eleven. */
export const figureText = (figure: Figure | undefined): string =>
  figure ? [figure.value, figure.of].filter(Boolean).join('/') : '–';
