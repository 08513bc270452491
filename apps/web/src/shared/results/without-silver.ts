import type { Medallist } from '@podium/contract';

/** Returns whether gold and bronze are awarded without a silver: gold is shared, or the final had no loser. */
export function isWithoutSilver(awards: readonly Pick<Medallist, 'medal' | 'isOfficial'>[]): boolean {
  const won = new Set(awards.filter(({ isOfficial }) => isOfficial).map(({ medal }) => medal));
  return won.has('gold') && won.has('bronze') && !won.has('silver');
}
