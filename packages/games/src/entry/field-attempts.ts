/** Attempts of a field event without a bar: a mark, `x` for a failure, `-` for a pass. */
import { cutCompetitors } from './attempt-cut.ts';
import type { AttemptCut } from './attempt-cut.ts';

/** A failure or a pass in the feed's notation, or an empty field; undefined for anything else, such as a mark. */
export function readAttemptSign(text: string): '' | 'x' | '-' | undefined {
  const plain = text.trim().toLowerCase();
  if (plain === '') return '';
  if (/^[x×✗]$/u.test(plain)) return 'x';
  // Sheets have a hyphen, a dash or P for a pass.
  return /^[p\-–—−]$/u.test(plain) ? '-' : undefined;
}

interface AttemptLine {
  competitor: string;
  irm: string | null;
  attempts: readonly string[];
}

/**
 * Competitors who have no valid attempt (NM): all of theirs are made, or the contest has ended.
 *
 * @param hasMark whether a line has a valid attempt, or a mark of its own
 */
export function withoutMark<Line extends AttemptLine>(
  lines: readonly Line[],
  {
    attempts,
    cut,
    isOver,
    hasMark,
  }: { attempts: number; cut?: AttemptCut | undefined; isOver: boolean; hasMark: (line: Line) => boolean },
): ReadonlySet<string> {
  const out = new Set(cut ? cutCompetitors(lines, cut) : []);
  return new Set(
    lines.flatMap((line) => {
      const made = line.attempts.filter((text) => text !== '').length;
      const isDone = isOver || made >= attempts || out.has(line.competitor);
      return line.irm === null && made > 0 && isDone && !hasMark(line) ? line.competitor : [];
    }),
  );
}
