import { halfPoints, sideScore } from '@podium/games';
import type { Contest } from './contest.ts';

/** Progress of a contest: `64 : 58`, `0 : WO`, or `3 / 8` lines with a mark; empty before the first mark. */
export function progressText({ entered, rules, lines, row }: Contest): string {
  if (rules.contest !== 'sides') {
    const done = (row.steps.length > 0 ? lines : row.lines).filter(
      ({ result, irm }) => result !== null || irm !== null,
    );
    return done.length === 0 ? '' : `${done.length} / ${row.lines.length}`;
  }
  if (row.steps.length === 0 || row.isFromFeed) {
    const [home, away] = row.lines;
    return home?.result && away?.result ? halfPoints(`${home.result} : ${away.result}`) : '';
  }
  const score = sideScore(entered, rules.count);
  // A walkover is none of the scores.
  const [home, away] = (['home', 'away'] as const).map(
    (side) => entered.lines.find((line) => line.side === side)?.irm ?? score[side],
  );
  return halfPoints(`${home} : ${away}`);
}
