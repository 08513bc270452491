import type { PlanEvent, PlanTemplate } from '@podium/contract';

type Pools = Extract<PlanTemplate, { kind: 'pools' }>;

/** Fewer entrants than this meet in one group, in which everybody plays everybody. */
const minTwoGroups = 6;

/** Groups for a number of entrants: of three to five each, of which the best two advance. One group needs no knockout. */
function fittingPools(entrants: number, template: Pools): Pools {
  if (entrants < minTwoGroups) return { ...template, pools: 1, goOn: 0 };
  const pools = Math.max(2, Math.round(entrants / 4));
  return { ...template, pools, goOn: 2 };
}

/** A better template if the groups decide nothing, because everybody in them advances: two groups of two, two advance. */
export function betterPools({ template, entries }: Pick<PlanEvent, 'template' | 'entries'>): Pools | undefined {
  if (template.kind !== 'pools') return undefined;
  const present = entries.items.filter(({ isWithdrawn }) => !isWithdrawn).length;
  const smallest = Math.floor(present / template.pools);
  if (present < 3 || template.goOn === 0 || smallest > template.goOn) return undefined;
  const better = fittingPools(present, template);
  return better.pools === template.pools && better.goOn === template.goOn ? undefined : better;
}
