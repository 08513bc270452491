import type { Detail, DetailedLine, Fact, FactKind, Facts } from '@podium/games';
import { markKindOf } from '@podium/games';
import type { en } from './phrases/en.ts';

type PhraseKey = keyof typeof en;
type Name = { kind: FactKind; phrase: PhraseKey | null; number?: string };

/** Codes that most sports share. */
const commonCodes: ReadonlyMap<string, Name> = new Map([
  ['REACT_TIME', { kind: 'reaction', phrase: 'reaction' }],
  ['WIND_SPEED', { kind: 'wind', phrase: 'wind' }],
  ['PTS', { kind: 'points', phrase: 'points' }],
]);

/** Codes of numbered parts: their place is the number. */
const numberedCodes: ReadonlyMap<string, { kind: FactKind; one: PhraseKey; many: PhraseKey }> = new Map([
  ['SET', { kind: 'set', one: 'set', many: 'setNumber' }],
  ['ROUND', { kind: 'period', one: 'round', many: 'roundNumber' }],
  ['ATTEMPT', { kind: 'attempt', one: 'attempt', many: 'attemptNumber' }],
  ['LEG_SPLIT', { kind: 'split', one: 'split', many: 'splitNumber' }],
]);

/** Codes of periods: letters and a number, `S2` the second set. */
const periodCodes: ReadonlyMap<string, { kind: FactKind; phrase: PhraseKey }> = new Map([
  ['S', { kind: 'set', phrase: 'setNumber' }],
  ['G', { kind: 'set', phrase: 'gameNumber' }],
  ['P', { kind: 'period', phrase: 'periodNumber' }],
  ['Q', { kind: 'period', phrase: 'quarterNumber' }],
  ['H', { kind: 'period', phrase: 'halfNumber' }],
  ['R', { kind: 'period', phrase: 'roundNumber' }],
  ['OT', { kind: 'period', phrase: 'overtimeNumber' }],
]);

/** Marks of field attempts: failed, passed, retired, cleared, and what they make up over a height. */
const attemptMarks = /^[xo\-r]{1,3}$/i;

/**
 * Names the details whose codes most sports share and leaves all others visible under their own code; only `DISPLAY`,
 * which points graphics to something, says nothing of the line.
 */
export function readDetails(line: DetailedLine): Facts {
  return factsOf(line.details, line.resultType);
}

function factsOf(details: readonly Detail[], resultType: string | undefined): Fact[] {
  return details
    .filter(({ type }) => type !== 'DISPLAY')
    .map((detail) => {
      const { kind, phrase, number } = nameOf(detail, resultType);
      const { type, code, pos, value = '', attributes, extensions = [] } = detail;
      return { kind, phrase, number, type, code, pos, value, attributes, facts: factsOf(extensions, resultType) };
    });
}

function nameOf(detail: Detail, resultType: string | undefined): Name {
  const { type, code } = detail;
  if (type === 'PERIOD') return periodNameOf(code);
  if (code === 'INTERMEDIATE') return intermediateNameOf(detail, resultType);
  const numbered = numberedCodes.get(code);
  if (!numbered) return commonCodes.get(code) ?? { kind: 'other', phrase: null };
  const number = numberOf(detail);
  return { kind: numbered.kind, phrase: number === undefined ? numbered.one : numbered.many, number };
}

/** An `INTERMEDIATE` is a split of a time and an attempt of a distance. */
function intermediateNameOf(detail: Detail, resultType: string | undefined): Name {
  const number = numberOf(detail);
  const isAttempt = markKindOf(resultType) === 'distance' || attemptMarks.test(detail.value ?? '');
  if (isAttempt) return { kind: 'attempt', phrase: number === undefined ? 'attempt' : 'attemptNumber', number };
  if (detail.pos === 'F') return { kind: 'split', phrase: 'finish' };
  return { kind: 'split', phrase: number === undefined ? 'split' : 'splitNumber', number };
}

function periodNameOf(code: string): Name {
  if (code === 'TOT') return { kind: 'period', phrase: 'total' };
  if (code === 'PSO') return { kind: 'period', phrase: 'shootOut' };
  const [, letters = '', digits = ''] = /^(?:ET-)?([A-Z]+)?(\d+)$/.exec(code) ?? [];
  const isExtraTime = code.startsWith('ET-');
  const known = isExtraTime ? periodCodes.get('OT') : periodCodes.get(letters);
  if (known && digits !== '') return { ...known, number: digits };
  if (code === 'OT') return { kind: 'period', phrase: 'overtime' };
  if (digits !== '' && letters === '') return { kind: 'period', phrase: 'periodNumber', number: digits };
  return { kind: 'period', phrase: null };
}

function numberOf({ pos = '' }: Detail): string | undefined {
  return /^\d+$/.test(pos) ? pos : undefined;
}
