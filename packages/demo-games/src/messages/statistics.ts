import type { BodyOf, CompetitorElement, Detail } from '@podium/odf';
import type { GamesEvent, Unit } from '../model.ts';
import type { Times } from '../schedule/unit-times.ts';
import { competitorElement, fact } from '../formats/elements.ts';
import { sportInfo } from './results.ts';

/** Returns whether players have statistics too, not only their teams. */
export const countsPlayers = (event: GamesEvent): boolean =>
  event.kind === 'team' &&
  eventMatches(event).some((unit) =>
    finalSides(unit).some(({ athletes }) => athletes.some(({ details }) => hasCounts(details))),
  );

/** Statistics of each team and its players, added up over all finished matches. */
export function statisticsBody(
  event: GamesEvent,
  names: ReadonlyMap<string, { en: string }>,
  times: Times,
  at: number,
): BodyOf<'statistics'> {
  const finishedUnits = eventMatches(event).filter((unit) => times.officialAt(unit) <= at);
  const sidesByTeam = Map.groupBy(finishedUnits.flatMap(finalSides), ({ code }) => code);
  const competitors = event.competitors.flatMap((competitor, index): CompetitorElement[] => {
    const matches = sidesByTeam.get(competitor.id);
    if (!matches) return [];
    const details = [
      fact('MP', 'TOT', matches.length, { type: 'ST' }),
      ...sumCounts(matches.flatMap((match) => match.details)),
    ];
    const players = matches.flatMap(({ athletes }) => athletes);
    const element = competitorElement(competitor, {
      details,
      memberDetails: ({ id }) =>
        sumCounts(players.filter(({ code }) => code === id).flatMap((player) => player.details)),
    });
    return [{ ...element, order: String(index + 1) }];
  });
  return {
    kind: 'statistics',
    info: { infos: [], sport: sportInfo(event, names) },
    groups: [{ code: 'CUM', details: [], competitors }],
  };
}

const eventMatches = ({ phases }: GamesEvent): Unit[] =>
  phases
    .flatMap(({ units }) => units)
    .filter(({ isCancelled, isUnscheduled, isWalkOver }) => !(isCancelled || isUnscheduled || isWalkOver));

const sides = new WeakMap<Unit, CompetitorElement[]>();
/** The sides as they are at the end; computed once for each unit. */
function finalSides(unit: Unit): CompetitorElement[] {
  const competitors = sides.get(unit) ?? unit.resultAt('final').results.flatMap(({ competitor }) => competitor ?? []);
  sides.set(unit, competitors);
  return competitors;
}

/** Possession is a share of each match and cannot be added up. */
const isCount = ({ type, code, pos, value }: Detail): boolean =>
  type === 'ST' && code !== 'POSSESS' && pos === 'TOT' && value !== undefined && /^\d+$/u.test(value);
const hasCounts = (details: readonly Detail[]): boolean => details.some(isCount);

/** Adds up counts by code: 7 of 12 shots and 5 of 9 are 12 of 21. */
function sumCounts(details: readonly Detail[]): Detail[] {
  return [...Map.groupBy(details.filter(isCount), ({ code }) => code)].map(([code, sameCode]) => {
    const attempts = sameCode.flatMap(({ attributes }) => attributes?.['Attempt'] ?? []);
    return fact(code, 'TOT', total(sameCode.map(({ value }) => value!)), {
      type: 'ST',
      attributes: { Attempt: attempts.length > 0 ? String(total(attempts)) : undefined },
    });
  });
}

const total = (figures: readonly string[]): number => figures.reduce((sum, figure) => sum + Number(figure), 0);
