import { readFacts } from '@podium/disciplines/reading';
import type { LineupMember } from '@podium/contract';
import type { Facts } from '@podium/disciplines/reading';
import type { Sport } from '../sport/use-sport.ts';

/** Facts about a team member beyond name, part and position: leg and changeover times, statistics of a ranked team. */
export function memberFacts(
  { discipline }: Pick<Sport, 'discipline'>,
  { details = [] }: Pick<LineupMember, 'details'>,
): Facts {
  return readFacts(discipline, { details: details.filter(({ code }) => code !== 'POSITION') });
}
