import { isCounted } from '@podium/games';
import { awardMembers } from '../snapshot/award-members.ts';
import type { AwardInfo } from '../snapshot/award-info.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { presentAward } from '../program/present-award.ts';

export interface Medals {
  gold: number;
  silver: number;
  bronze: number;
  total: number;
}

export const noMedals: Readonly<Medals> = { gold: 0, silver: 0, bronze: 0, total: 0 };

/** Medal counts by holder: people (including as team members), teams, and organizations (`organisation:BRA`). */
export function medalsByHolder(snapshot: Snapshot): ReadonlyMap<string, Medals> {
  const cached = remembered.get(snapshot);
  if (cached?.version === snapshot.version) return cached.medals;
  const medals = new Map<string, Medals>();
  for (const award of [...snapshot.awards.byEvent.values()].flat()) {
    if (!isCounted(presentAward(award, snapshot))) continue;
    const holders = new Set([
      award.competitorId,
      ...awardMembers(award, snapshot).map((member) => member.id),
      award.organisation ? `organisation:${award.organisation}` : '',
    ]);
    for (const holder of holders) medals.set(holder, plus(medals.get(holder) ?? noMedals, award));
  }
  remembered.set(snapshot, { version: snapshot.version, medals });
  return medals;
}

const remembered = new WeakMap<Snapshot, { version: number; medals: Map<string, Medals> }>();

export function plus(counts: Readonly<Medals>, { medal }: Pick<AwardInfo, 'medal'>): Medals {
  return { ...counts, [medal]: counts[medal] + 1, total: counts.total + 1 };
}

/** Sorts by gold, then silver, then bronze, descending. */
export function compareMedals(a: Medals, b: Medals): number {
  return b.gold - a.gold || b.silver - a.silver || b.bronze - a.bronze;
}
