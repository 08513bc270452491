import { rankResults } from '@podium/games';
import type { BodyOf, ResultElement } from '@podium/odf';
import type { GamesEvent } from '../model.ts';
import type { Times } from '../schedule/unit-times.ts';
import { competitorElement, resultLine } from '../formats/elements.ts';
import { rankingAt, sportInfo } from './results.ts';

/** The finished parts of a combined event with marks and points, and the total. */
export function combinedBody(
  event: GamesEvent,
  names: ReadonlyMap<string, { en: string }>,
  times: Times,
  at: number,
): BodyOf<'cumulative-result'> {
  const parts = event.combined!;
  const officialParts = parts.filter(({ unit }) => times.officialAt(unit) <= at);
  const isOver = officialParts.length === parts.length;
  const irms = new Map(rankingAt(event, times, at).map((line) => [line.competitor.id, line.irm]));
  const rows = event.competitors.map((competitor) => ({
    competitor,
    competitorId: competitor.id,
    value: officialParts.reduce((sum, { points }) => sum + (points.get(competitor.id) ?? 0), 0),
    irm: isOver ? irms.get(competitor.id) : undefined,
  }));
  const ranked = rankResults(rows, { better: 'higher' });
  const best = ranked[0]!.line.value;
  const results = ranked.map(({ line: { competitor, value, irm }, rank, rankEqual, sortOrder }): ResultElement =>
    resultLine({
      rank: rank === null ? undefined : String(rank),
      isRankEqual: rankEqual,
      resultType: irm ? 'IRM' : 'POINTS',
      result: irm ? undefined : String(value),
      irm,
      sortOrder: String(sortOrder),
      diff: irm || value === best ? undefined : `-${best - value}`,
      items: officialParts.flatMap(({ unit, points }, index) => {
        const line = unit.lines.find((line) => line.competitor === competitor);
        if (!line) return [];
        const allAttributes = {
          Rank: line.rank === null ? '' : String(line.rank),
          ResultType: line.resultType ?? '',
          Result: line.result ?? '',
          IRM: line.irm ?? '',
          SortOrder: String(line.sort),
          ResultPoints: String(points.get(competitor.id) ?? 0),
        };
        const attributes = Object.fromEntries(Object.entries(allAttributes).filter(([, text]) => text !== ''));
        return [{ unit: unit.code, order: String(index + 1), attributes }];
      }),
      competitor: competitorElement(competitor, { isBrief: true }),
    }),
  );
  const progress = {
    lastUnit: officialParts.at(-1)?.unit.code,
    unitsTotal: String(parts.length),
    unitsComplete: String(officialParts.length),
  };
  return {
    kind: 'cumulative-result',
    info: { infos: [], progress, sport: sportInfo(event, names) },
    officials: [],
    results,
  };
}
