/** The values that a form sends for one attempt of a line. */
import type { MarkKind } from '../marks/mark.ts';
import { readEnteredMark } from './entered-result.ts';
import { readAttemptSign } from './field-attempts.ts';
import { readHeightAttempts } from './heights.ts';

interface MarkLine {
  mark: string | null;
  irm: string | null;
  attempts: readonly string[];
}

interface AttemptRules {
  mark: MarkKind;
  decimals: number;
  isHeights: boolean;
  panel?: object | null;
}

/** The mark that was typed, not the best attempt, which is shown in its place until one is typed. */
export const ownMark = (
  { mark, attempts }: MarkLine,
  { isHeights, panel }: Pick<AttemptRules, 'isHeights' | 'panel'>,
): string | null => {
  const isMade = panel ? attempts.some((text) => text !== '') : mark !== null && attempts.includes(mark);
  return isHeights || isMade ? null : mark;
};

/** The irregular mark that was chosen: no height or no valid attempt is the result of failures, not a choice. */
export const ownIrm = <Irm extends string>(
  { irm, attempts = [] }: { irm: Irm | null; attempts?: readonly string[] },
  { isHeights, panel }: Pick<AttemptRules, 'isHeights' | 'panel'>,
): Irm | null => (irm === 'NM' && (isHeights || (!panel && attempts.some((text) => text !== ''))) ? null : irm);

/** Returns whether the text of an attempt can be read. */
export const isAttempt = (text: string, rules: AttemptRules): boolean =>
  rules.isHeights
    ? readHeightAttempts(text) !== undefined
    : (rules.panel ? text.trim() === '' : readAttemptSign(text) !== undefined) ||
      readEnteredMark(text, rules) !== undefined;

/**
 * Attempts of a line after one was typed. Others that cannot be read stay as they are stored, so that one bad attempt
 * blocks only itself.
 *
 * @param shown attempts in the form, some of which may not be stored yet
 */
export function withAttempt(
  shown: readonly string[],
  { stored, index, text, rules }: { stored: readonly string[]; index: number; text: string; rules: AttemptRules },
): string[] {
  return shown.map((attempt, place) =>
    place === index ? text : isAttempt(attempt, rules) ? attempt : (stored[place] ?? ''),
  );
}
