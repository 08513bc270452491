import type { ContestKind } from '@podium/games';
import type { UnitAnswer } from './units.ts';

/** Heading of a list of competitors: teams line up, opponents meet, only racers start. */
export type StartListKind = 'teams' | 'sides' | 'race' | 'other';

export function startListKind(
  { isHeadToHead, startList }: Pick<UnitAnswer, 'isHeadToHead' | 'startList'>,
  contest: ContestKind,
): StartListKind {
  const isTeamList = startList.some(({ competitor }) => competitor.type === 'team');
  if (isHeadToHead || contest === 'sides') return isTeamList ? 'teams' : 'sides';
  return contest === 'race' ? 'race' : 'other';
}
