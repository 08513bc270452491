import type { Detail, FactKind } from '@podium/games';
import { markKind } from '@podium/games';

/** The likely kind of a code without a rule, guessed from its spelling. */
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

/** Marks of field attempts: failed, passed, retired, cleared, and their combinations at one height. */
const attemptMarks = /^[xo\-r]{1,3}$/iu;

/**
 * Attempts in jumps and throws share their code with splits. A distance as result type, a mark such as `xo`, or an
 * extension `ATTEMPT` identifies them.
 */
export function isAttempt({ pos, value = '', extensions = [] }: Detail, resultType: string | undefined): boolean {
  if (markKind(resultType) === 'distance' || attemptMarks.test(value)) return true;
  return pos !== undefined && extensions.some(({ code }) => code.includes('ATTEMPT'));
}

/** Among the details of one exercise, the first of these is its result; the others are its parts. */
export const exerciseResults = /^(SCORE|TOTAL|RESULT|POINTS?)$/u;
