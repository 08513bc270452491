import { halfPoints, sideScore } from '@podium/games';
import type { Contest } from './contest.ts';

/** Progress of a contest: `64 : 58`, or `3 / 8` lines with a mark; empty before the first mark. */
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
  const { home, away } = sideScore(entered, rules.count);
  return halfPoints(`${home} : ${away}`);
}
