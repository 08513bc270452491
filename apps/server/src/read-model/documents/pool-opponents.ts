import type { OpponentAnswer, StandingLine } from '@podium/contract';
import type { Presenter } from '../program/presenter.ts';
import { isDone, unitSides } from '../program/unit-state.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import { poolContests } from './pool-matches.ts';
import type { Pool } from './pool-matches.ts';

/**
 * Adds the cross table to the lines of a pool: the opponents that the table names, with their results replaced by those
 * of finished contests, and the finished contests that the table does not name.
 */
export function withOpponents(presenter: Presenter, pool: Pool, lines: readonly StandingLine[]): StandingLine[] {
  const inPool = new Map(lines.map(({ competitor }) => [competitor.id, competitor]));
  const contests = poolContests(presenter.snapshot, pool).filter((unit) => isDone(unit) && unit.summary.length === 2);
  return lines.map((line) => {
    const matches = contests
      .filter((unit) => unitSides(unit).includes(line.competitor.id ?? ''))
      .flatMap((unit): OpponentAnswer[] => {
        const meeting = sideMeeting(unit, line.competitor.id!);
        const competitor = inPool.get(meeting.opponent);
        return competitor ? [{ competitor, unit: unit.id, result: meeting.result, isWon: meeting.isWon }] : [];
      });
    const played = new Map(matches.map((match) => [match.unit, match]));
    const sent = (line.opponents ?? []).map((opponent) => {
      const { result, isWon } = played.get(opponent.unit) ?? opponent;
      return { ...opponent, result, isWon };
    });
    const named = new Set(sent.map(({ unit }) => unit));
    const opponents = [...sent, ...matches.filter(({ unit }) => !named.has(unit))];
    return opponents.length > 0 ? { ...line, opponents } : line;
  });
}

/** A contest from one side's view: own score first, `5-3`. A side without a score has its invalid mark, `DNS`. */
function sideMeeting({ summary }: UnitInfo, side: string): { opponent: string; result?: string; isWon?: boolean } {
  const sideLine = summary.find(({ competitor }) => competitor === side)!;
  const other = summary.find((line) => line !== sideLine)!;
  const score = ({ result, irm }: UnitInfo['summary'][number]): string | undefined => result ?? irm;
  const hasScore = score(sideLine) !== undefined || score(other) !== undefined;
  return {
    opponent: other.competitor,
    result: hasScore ? `${score(sideLine) ?? '–'}-${score(other) ?? '–'}` : undefined,
    // Fencing uses V for a victory and D for a defeat.
    isWon: sideLine.wlt ? /^[WV]/u.test(sideLine.wlt) : undefined,
  };
}
