import type { CodeRule, Detail, DetailedLine, Discipline } from '@podium/games';
import { exerciseResults, guessKind, isAttempt } from './generic/guesses.ts';
import { discipline as generic } from './generic/main.ts';
import type { Fact, Facts } from './facts.ts';
import { ownOrGeneric } from './own-or-generic.ts';

type Rules = Pick<Discipline, 'codes'>;
/**
 * Attributes that are not shown alone: a sort order only sorts, equal ranks show a tie, and the others are part of
 * the value.
 */
const hiddenAttributes: ReadonlySet<string> = new Set(['SortOrder', 'RankEqual', 'Attempt', 'Unit']);
/** Phrases of a detail's attributes, by the feed's names. */
const attributePhrases: Readonly<Record<string, string>> = { Rank: 'rank', Diff: 'difference', Percent: 'percent' };

/**
 * Facts of a line's details, in the order of the feed and without loss: a detail without a rule keeps its code.
 *
 * @param unit details of the unit, which name the positions of a series: intermediate 1 is `50 m`
 */
export function readFacts(
  rules: Rules,
  line: Pick<DetailedLine, 'details' | 'resultType'>,
  unit: readonly Detail[] = [],
): Facts {
  const places = new Map(unit.filter(isPlaceName).map((detail) => [placeKey(detail), detail.value!]));
  return line.details.flatMap((detail) => {
    const part = findExercise(rules, detail, line.details);
    if (part === 'part') return [];
    const facts = readFact(rules, part ?? detail, line.resultType, places);
    // A single part is shown without its number.
    const isSole = part && line.details.filter(({ code }) => code === part.code).length === 1;
    const phrase = isSole ? findCodeRule(rules, part.code, part.type)?.phrase : undefined;
    return phrase ? facts.map((fact) => ({ ...fact, phrase })) : facts;
  });
}

/** Facts about a unit as a whole, without those of its lines and the number of attempts. */
export function readUnitFacts(rules: Rules, details: readonly Detail[]): Facts {
  return details
    .filter((detail) => !isPlaceName(detail))
    .flatMap((detail) => readFact(rules, detail, undefined, new Map()))
    .filter(
      ({ kind, value, phrase }) =>
        !((kind === 'split' || kind === 'attempt') && phrase === null && /^\d+$/u.test(value)),
    );
}

/** The rule of a code: the sport's, otherwise the generic one's; undefined if there is none. */
export function findCodeRule({ codes }: Rules, code: string, type?: string): CodeRule | undefined {
  return ownOrGeneric(codes, generic.codes, `${type}:${code}`) ?? ownOrGeneric(codes, generic.codes, code);
}

/** Codes of series whose positions a unit names: splits by distance, attempts by height. */
const placedCodes: ReadonlySet<string> = new Set(['INTERMEDIATE', 'ATTEMPT']);
const placeKey = ({ code, pos }: Detail): string => `${code} ${pos ?? ''}`;
const isPlaceName = ({ type, pos, value, code }: Detail): boolean =>
  (type === undefined || type === 'UI') && pos !== undefined && value !== undefined && placedCodes.has(code);

function readFact(
  rules: Rules,
  detail: Detail,
  resultType: string | undefined,
  places: ReadonlyMap<string, string>,
): Fact[] {
  const { type, code, value = '', attributes = {}, extensions = [] } = detail;
  const rule = findCodeRule(rules, code, type);
  if (type === 'DISPLAY' || rule?.isSilent === true || rule?.isSilent?.includes(value)) return [];
  const facts = [
    ...Object.entries(attributes).flatMap(([name, text]) => attributeFact(rule, code, name, text)),
    ...joinArrows(rules, withValidity(rules, extensions)).flatMap((extension) =>
      readFact(rules, extension, resultType, places),
    ),
  ];
  if (value === '' && facts.length === 0) return [];
  const apparatus = extensions.find((extension) => extension.code === 'APPARATUS')?.value;
  const [place, ofPlace] = apparatus
    ? [apparatus, findCodeRule(rules, 'APPARATUS')]
    : [places.get(placeKey(detail)), findCodeRule(rules, code, 'UI')];
  return [
    {
      ...factName(rule, detail, resultType),
      code,
      place,
      placePhrase: place && ownOrGeneric(ofPlace?.values, undefined, place),
      value: attributes['Attempt']
        ? `${value || '0'}/${attributes['Attempt']}`
        : withUnit(ownOrGeneric(rule?.names, undefined, value) ?? value, attributes['Unit']),
      valuePhrase: ownOrGeneric(rule?.values, undefined, value),
      facts,
    },
  ];
}

/** `30 °C`, `2.5 m/s`, `74%`. */
function withUnit(value: string, unit: string | undefined): string {
  if (!unit || value === '') return value;
  return unit === '%' ? `${value}%` : `${value}\u00A0${unit === 'C' || unit === 'F' ? `°${unit}` : unit}`;
}

/** Merges an attempt with the detail about its validity (`validBy`). */
function withValidity(rules: Rules, extensions: readonly Detail[]): readonly Detail[] {
  const isValidityOf = (attempt: Detail, { code, pos, value }: Detail): boolean =>
    code === findCodeRule(rules, attempt.code)?.validBy && pos === attempt.pos && (value === 'Y' || value === 'N');
  return extensions
    .filter((validity) => !extensions.some((attempt) => attempt.value && isValidityOf(attempt, validity)))
    .map((attempt) =>
      attempt.value && extensions.some((validity) => isValidityOf(attempt, validity) && validity.value === 'N')
        ? { ...attempt, value: `${attempt.value} x` }
        : attempt,
    );
}

/** Joins arrows in order of position into one detail. */
function joinArrows(rules: Rules, extensions: readonly Detail[]): readonly Detail[] {
  return [...Map.groupBy(extensions, ({ code }) => code)].flatMap(([code, sameCode]): readonly Detail[] => {
    if (sameCode.length < 2 || findCodeRule(rules, code)?.together === undefined) return sameCode;
    const inOrder = sameCode.toSorted((a, b) => Number(a.pos) - Number(b.pos));
    return [{ code, pos: 'ALL', value: inOrder.map(({ value = '' }) => value).join(' ') }];
  });
}

function factName(
  rule: CodeRule | undefined,
  detail: Detail,
  resultType: string | undefined,
): Pick<Fact, 'kind' | 'phrase' | 'number'> {
  const { code, pos = '' } = detail;
  const number = /^\d+$/u.test(pos) ? pos : undefined;
  if (code === 'INTERMEDIATE') {
    if (isAttempt(detail, resultType)) return { kind: 'attempt', phrase: number ? 'attemptNumber' : 'attempt', number };
    if (pos === 'F') return { kind: 'split', phrase: rule?.finish ?? 'finish' };
    return { kind: 'split', phrase: (number ? rule?.numbered : rule?.phrase) ?? 'split', number };
  }
  if (!rule) return { kind: guessKind(code), phrase: null, number };
  const { kind = 'other', phrase = null, numbered, together: togetherPhrase } = rule;
  if (togetherPhrase && pos === 'ALL') return { kind, phrase: togetherPhrase, number: undefined };
  return number && numbered ? { kind, phrase: numbered, number } : { kind, phrase, number: undefined };
}

function attributeFact(rule: CodeRule | undefined, owner: string, name: string, value: string): Fact[] {
  if (value === '' || hiddenAttributes.has(name)) return [];
  if (name === 'Value2' && rule?.isSilent !== true && rule?.isSilent?.includes(value)) return [];
  const phrase =
    name === 'Value2' ? (rule?.second ?? 'secondValue') : (ownOrGeneric(attributePhrases, undefined, name) ?? null);
  return [
    {
      kind: 'other',
      phrase,
      code: name,
      ...(!rule && { owner }),
      value,
      valuePhrase: ownOrGeneric(rule?.values, undefined, value),
      facts: [],
    },
  ];
}

/**
 * Merges difficulty, execution and score of one exercise into one fact: the score with its parts below it.
 *
 * @returns the merged detail for the score, `part` for one of its parts, undefined for any other detail
 */
function findExercise(rules: Rules, detail: Detail, details: readonly Detail[]): Detail | 'part' | undefined {
  const isPart = ({ code, pos, type }: Detail): boolean =>
    pos !== undefined && (findCodeRule(rules, code, type)?.kind ?? guessKind(code)) === 'points';
  if (!isPart(detail)) return undefined;
  const total = details.find(
    (candidate) => isPart(candidate) && candidate.pos === detail.pos && exerciseResults.test(candidate.code),
  );
  if (!total) return undefined;
  if (total !== detail) return 'part';
  const parts = details.filter((detail) => detail !== total && isPart(detail) && detail.pos === total.pos);
  return { ...total, extensions: [...(total.extensions ?? []), ...parts.map((part) => ({ ...part, pos: undefined }))] };
}
