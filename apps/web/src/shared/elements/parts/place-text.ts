import type { Translate } from '../../shell/messages.ts';

/** `2nd`; a rank that is not a number is unchanged. */
export const placeText = (t: Translate, rank: string): string =>
  /^\d+$/u.test(rank) ? t('parts.result.spoken.place', { rank: Number(rank) }) : rank;
