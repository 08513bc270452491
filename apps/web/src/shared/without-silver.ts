import type { Medallist } from '@podium/contract';

/** Whether gold and bronze are won and silver by nobody: gold is shared, or there was nobody to lose the final. */
export function isWithoutSilver(awards: readonly Pick<Medallist, 'medal' | 'isOfficial'>[]): boolean {
  const won = new Set(awards.filter(({ isOfficial }) => isOfficial).map(({ medal }) => medal));
  return won.has('gold') && won.has('bronze') && !won.has('silver');
}
