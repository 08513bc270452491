import { factsOf } from '@podium/disciplines/reading';
import type { LineupMember } from '@podium/contract';
import type { Facts } from '@podium/disciplines/reading';
import type { Sport } from '../sport/use-sport.ts';

/** What is said of one person of a team: leg and change-over times, figures of a ranked team. */
export function memberFacts(
  { discipline }: Pick<Sport, 'discipline'>,
  { details = [] }: Pick<LineupMember, 'details'>,
): Facts {
  return details.length === 0 ? [] : factsOf(discipline, { details });
}
