import type { StandingLine } from '@podium/contract';
import { countProspects } from '@podium/games';
import type { PoolMatch, PoolRules } from '@podium/games';
import type { Detail } from '@podium/odf';
import { phrase } from '../../ground/phrases.ts';
import type { Presenter } from '../program/presenter.ts';
import { isDone, unitSides } from '../program/unit-state.ts';
import { poolContests, parseCount, findPoolRules, toPoolMatches } from './pool-matches.ts';
import type { Pool } from './pool-matches.ts';

/**
 * Adds to each line what the team needs to advance by the feed's rule (`QUAL_RULE` `TOP2`), while matches are still to
 * come and as far as points alone make it certain.
 */
export function withProspects(
  { snapshot, language }: Presenter,
  pool: Pool & { details: readonly Detail[] },
  lines: readonly StandingLine[],
): StandingLine[] {
  const pools = findPoolRules(snapshot, pool);
  const rule = pool.details.find(({ code }) => code === 'QUAL_RULE')?.value;
  const places = Number(/^TOP([1-9]\d?)$/u.exec(rule ?? '')?.[1]);
  const ids = lines.flatMap(({ competitor: { id } }) => id ?? []);
  if (!pools || Number.isNaN(places) || ids.length < lines.length) return [...lines];
  const contests = poolContests(snapshot, pool);
  const doneContests = contests.filter(isDone);
  const played = doneContests.flatMap((unit) => toPoolMatches(unit));
  const left = contests.flatMap((unit) => {
    const [home, away] = isDone(unit) ? [] : unitSides(unit);
    return home !== undefined && away !== undefined ? [[home, away] as const] : [];
  });
  const isWhole = played.length === doneContests.length && played.length + left.length === contests.length;
  const isCalledOff = contests.some(({ status }) => status === 'CANCELLED');
  if (left.length === 0 || !isWhole || isCalledOff || !countsExactly(lines, played, pools)) return [...lines];
  const prospects = countProspects(ids, played, left, { ...pools, places });
  return lines.map((line) => {
    const is = line.qualification === null ? prospects.get(line.competitor.id!) : undefined;
    return is
      ? { ...line, prospect: { is, places, name: phrase(language, `read-model.prospect.${is}`, { places }) } }
      : line;
  });
}

/** Returns whether the table counts exactly these matches, with no points deducted. */
function countsExactly(
  lines: readonly StandingLine[],
  played: readonly PoolMatch[],
  { win, tie }: Pick<PoolRules, 'win' | 'tie'>,
): boolean {
  return lines.every(({ competitor, result, points, table }) => {
    const margins = played.flatMap(([home, away]) =>
      home.id === competitor.id
        ? [home.score - away.score]
        : away.id === competitor.id
          ? [away.score - home.score]
          : [],
    );
    const [won, tied] = [
      margins.filter((margin) => margin > 0).length,
      margins.filter((margin) => margin === 0).length,
    ];
    return (
      parseCount(table?.['played']) === margins.length && (parseCount(result ?? points) ?? 0) >= won * win + tied * tie
    );
  });
}
