/** Steps that give a match the score that was published. Scores of its parts are not known, and made up. */

type Step = Record<string, unknown>;
type Score = readonly [home: number, away: number];

const part = (period: string, [home, away]: Score): Step => ({ do: 'period-score', period, home, away });
/** Parts of a match, with the winner's last, so that nothing follows its end. */
const inOrder = (letter: string, score: Score, [high, low]: Score, last: Score = [high, low]): Step[] => {
  const isHome = score[0] > score[1];
  const [won, lost] = isHome ? score : ([score[1], score[0]] as const);
  const turnScore = ([a, b]: Score): Score => (isHome ? [a, b] : [b, a]);
  const parts = Array.from({ length: won + lost }, (_, index) => turnScore(index < lost ? [low, high] : [high, low]));
  if (last[0] !== high) parts[parts.length - 1] = turnScore(last);
  return parts.map((one, index) => part(`${letter}${index + 1}`, one));
};

/** Sets of archery for a score in set points. @param sets that a match has at most */
function archerySets(score: Score, sets: number): Step[] {
  const isHome = score[0] > score[1];
  const [high, low] = isHome ? score : [score[1], score[0]];
  const hasShootOff = high + low > sets * 2;
  const before = hasShootOff ? high - 1 : high;
  const ties = Array.from({ length: sets + 1 }, (_, count) => count).find(
    (count) => (before - count) % 2 === 0 && (low - count) % 2 === 0 && count <= Math.min(before, low),
  )!;
  const turnScore = (winner: number, loser: number): Score => (isHome ? [winner, loser] : [loser, winner]);
  const parts = [
    ...Array.from({ length: (low - ties) / 2 }, () => turnScore(27, 28)),
    ...Array.from({ length: ties }, () => turnScore(28, 28)),
    ...Array.from({ length: (before - ties) / 2 }, () => turnScore(29, 28)),
  ].map((one, index) => part(`S${index + 1}`, one));
  return hasShootOff ? [...parts, part('SO1', turnScore(10, 9))] : parts;
}

/**
 * Steps of a match with this score.
 *
 * @param winner of a match that the score does not decide
 */
export function partSteps(code: string, score: Score, winner?: 'home' | 'away'): Step[] {
  const chosen: Step[] = winner ? [{ do: 'winner', side: winner }] : [];
  switch (code.slice(0, 3)) {
    case 'VVO':
      return inOrder('S', score, [25, 15], score[0] + score[1] === 5 ? [15, 10] : undefined);
    case 'TTE':
      return inOrder('G', score, [11, 5]);
    case 'BDM':
      return inOrder('G', score, [21, 15]);
    case 'ARC':
      return archerySets(score, code.includes('TEAM') ? 4 : 5);
    case 'JUD':
      return [part('TOT', score), ...chosen];
    case 'FEN':
      return [part('P1', score), ...chosen];
    case 'BKB':
      return [part('Q1', score)];
    default:
      return [part('H1', score), ...(winner ? [part('PSO', winner === 'home' ? [4, 3] : [3, 4])] : [])];
  }
}
