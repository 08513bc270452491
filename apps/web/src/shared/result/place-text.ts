import type { Translate } from '../messages.ts';

/** `2nd`; a place that is no number as the source writes it. */
export const placeText = (t: Translate, rank: string): string =>
  /^\d+$/u.test(rank) ? t('parts.result.spoken.place', { rank: Number(rank) }) : rank;
