import type { DrawExchange, DrawnEvent, DrawTemplate, PlannedContest } from './drawn-event.ts';
import { swissRound } from './swiss.ts';

/**
 * A draw in which pairs of entrants have exchanged their places. In a Swiss tournament only those of the last round are
 * exchanged, because the rounds before are history.
 */
export function exchangePlaces(
  drawn: DrawnEvent,
  template: DrawTemplate,
  exchanges: readonly Pick<DrawExchange, 'entrants'>[],
): DrawnEvent {
  const last = template.kind === 'swiss' ? Math.max(...drawn.contests.map(({ key }) => swissRound(key))) : 0;
  const mayMove = ({ key }: PlannedContest): boolean => template.kind !== 'swiss' || swissRound(key) === last;
  let { contests } = drawn;
  for (const {
    entrants: [one, other],
  } of exchanges) {
    const exchange = (entrant: string): string => (entrant === one ? other : entrant === other ? one : entrant);
    const isPlaced = (id: string): boolean =>
      contests.some(
        (contest) => mayMove(contest) && contest.sides.some((side) => 'entrant' in side && side.entrant === id),
      );
    // A correction of an entrant who has withdrawn since has no effect.
    if (!isPlaced(one) || !isPlaced(other)) continue;
    contests = contests.map((contest) =>
      mayMove(contest)
        ? {
            ...contest,
            sides: contest.sides.map((side) =>
              'entrant' in side ? { ...side, entrant: exchange(side.entrant) } : side,
            ),
          }
        : contest,
    );
  }
  return { ...drawn, contests };
}
