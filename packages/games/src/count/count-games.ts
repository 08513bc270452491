import type { Doubt } from '../rules/doubt.ts';
import { addPoints, listParts, shootOut, totalPoints, wholeContest } from './count-points.ts';
import type { EnteredPeriod } from './counted-parts.ts';
import type { ScoreCount } from './score-count.ts';

/**
 * Whole games between two sides, such as those of chess: a point for a win, half a point for a draw. The score is the
 * sum of all games.
 */
export const countGames = (parts: readonly string[]): ScoreCount => ({
  resultType: 'POINTS',
  parts,
  buttons: [{ points: 1 }, { points: 0.5 }],
  hasPartScore: false,
  hasHalves: true,
  needsWinner: false,
  listParts: (periods) => listParts(periods, { parts }),
  apply: (before, step) => addPoints(before, step, parts),
  // A play-by-play has whole scores.
  describe: () => undefined,
  score: ({ periods }) => totalPoints(periods),
  runningScore: totalPoints,
  judge: (periods) =>
    (periods.length > 0 ? periods : [{ ...notPlayed, code: parts[0] ?? wholeContest }]).flatMap(judgeGame),
});

const notPlayed = { home: 0, away: 0 };

/** Every game has a point to give: one without a score was not entered. */
function judgeGame({ code, home, away }: EnteredPeriod): Doubt[] {
  const isWhole = home + away === 1 || code === shootOut;
  return isWhole ? [] : [{ code: 'gameScore', part: code, home, away }];
}
