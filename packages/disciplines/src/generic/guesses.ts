import type { Detail, FactKind } from '@podium/games';
import { markKindOf } from '@podium/games';

/** What a code of no sport's list is most likely about, told by how it is written. */
const patterns: readonly (readonly [FactKind, RegExp])[] = [
  ['reaction', /REACT/u],
  ['wind', /WIND/u],
  ['lane', /^LANE|^CR_LANE/u],
  ['split', /SPLIT|PROGRESS|INTERMEDIATE|^INT\b|^LAP|TRANSITION|^LEG/u],
  ['attempt', /ATTEMPT|^TRY|^THROW|^JUMP|^HEIGHT|^SERIES|^SHOT/u],
  ['period', /^SET|QUARTER|HALF|^GAME|ROUND|^END|^BOUT|ROUTINE|EXERCISE/u],
  ['points', /POINT|^SCORE|DIFFICULTY|EXECUTION|PENALTY/u],
];

export function guessKind(code: string): FactKind {
  return patterns.find(([, pattern]) => pattern.test(code.toUpperCase()))?.[0] ?? 'other';
}

/** Marks of field attempts: failed, passed, retired, cleared, and what they make up over a height. */
const attemptMarks = /^[xo\-r]{1,3}$/iu;

/** Jumps and throws come under the code of splits: what tells them is the kind of mark, or a mark for a failure. */
export function isAttempt({ pos, value = '', extensions = [] }: Detail, resultType: string | undefined): boolean {
  if (markKindOf(resultType) === 'distance' || attemptMarks.test(value)) return true;
  return pos !== undefined && extensions.some(({ code }) => code.includes('ATTEMPT'));
}

/** Of what belongs to one exercise the first of these is its result, the others how it came about. */
export const exerciseResults = /^(SCORE|TOTAL|RESULT|POINTS?)$/u;
