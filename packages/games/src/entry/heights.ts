/** Jumps over a bar: heights with failures, in the notation of the sport: `o` over, `x` failed, `-` passed. */

export interface HeightResult {
  /** The highest bar that was cleared. */
  best: string | null;
  /** Failures at that bar, and all up to it: fewer of them separate equal heights. */
  atBest: number;
  failures: number;
  /** Out after three failures in a row, at one bar or over several, or after retiring (`r`). */
  isOut: boolean;
}

/** `xxo`, `x-`, `-`, `xr`; empty while the bar is to come. */
const possible = /^(?:x{0,2}o|x{1,3}|x{0,2}[-r])?$/u;

/** An attempt at one bar as the sport writes it; undefined if it cannot be one, such as `oo`. */
export function readHeightAttempts(text: string): string | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll('0', 'o')
    .replaceAll(/[p–—−]/gu, '-');
  return possible.test(plain) ? plain : undefined;
}

/**
 * @param attempts at each bar
 * @param bars heights in order, as written
 * @example heightResult(['o', 'xo', 'xxx'], ['1.60', '1.65', '1.70']) // { best: '1.65', atBest: 1, failures: 1, isOut: true }
 */
export function heightResult(attempts: readonly string[], bars: readonly string[]): HeightResult {
  let [inRow, total] = [0, 0];
  const result: HeightResult = { best: null, atBest: 0, failures: 0, isOut: false };
  for (const [index, bar] of bars.entries()) {
    const text = attempts[index] ?? '';
    const failures = text.split('x').length - 1;
    total += failures;
    inRow += failures;
    if (text.endsWith('o')) {
      inRow = 0;
      Object.assign(result, { best: bar, atBest: failures, failures: total });
    }
    if (inRow >= 3 || text.endsWith('r')) return { ...result, isOut: true };
  }
  return result;
}
