import type { DetailAnswer } from '@podium/contract';

/** What a detail is about, told by its code; the feed's lists differ from sport to sport, the families do not. */
export type DetailFamily = 'splits' | 'attempts' | 'periods' | 'reaction' | 'wind' | 'lane' | 'points' | 'otherDetails';

const families: [DetailFamily, RegExp][] = [
  ['reaction', /REACT/u],
  ['wind', /WIND/u],
  ['lane', /^LANE|^CR_LANE/u],
  ['splits', /SPLIT|PROGRESS|INTERMEDIATE|^INT\b|^LAP|TRANSITION|^LEG/u],
  ['attempts', /ATTEMPT|^TRY|^THROW|^JUMP|^HEIGHT|^SERIES|^SHOT/u],
  ['periods', /^SET|QUARTER|HALF|^GAME|ROUND|^END|^BOUT|ROUTINE|EXERCISE/u],
  ['points', /POINT|^SCORE|DIFFICULTY|EXECUTION|PENALTY/u],
];

/** Facts that the page says in another way, or that say nothing by themselves: which side a line is, that it won. */
export const unspoken = /^(HOME_AWAY|COLOUR|PERIOD|CAPTAIN|STARTER|OUTCOME)$/u;
/** Of what belongs to one exercise the first of these is its result, the others how it came about. */
const results = /^(SCORE|TOTAL|RESULT|POINTS?)$/u;

export interface DetailLine {
  /** The feed's place in a series: `50 m`, `1`, `F`; empty for a single fact. */
  pos: string;
  value: string;
  /** What came with it, such as the wind of an attempt or the rank at a split. */
  extras: { code: string; value: string }[];
  code: string;
}

export interface DetailGroup {
  family: DetailFamily;
  lines: DetailLine[];
}

export function familyOf(code: string): DetailFamily {
  const upper = code.toUpperCase();
  return families.find(([, pattern]) => pattern.test(upper))?.[0] ?? 'otherDetails';
}

const placeKey = ({ code, pos }: DetailAnswer) => `${code} ${pos ?? ''}`;

/** What the unit calls the places of a series: intermediate 1 is `50 m`. */
export function placeNames(unitDetails: readonly DetailAnswer[]): Map<string, string> {
  return new Map(
    unitDetails
      .filter(({ pos, value }) => pos !== undefined && value !== undefined)
      .map((detail) => [placeKey(detail), detail.value!]),
  );
}

/** The details of a line in groups, single facts first, each in the order of the feed. */
export function groupDetails(details: readonly DetailAnswer[], names: Map<string, string> = new Map()): DetailGroup[] {
  const groups = new Map<DetailFamily, DetailLine[]>();
  const attempts = new Set(details.filter(isAttempt).map(({ code }) => code));
  for (const detail of joinExercises(details)) {
    const line = lineOf(detail, names);
    if (unspoken.test(detail.code) || (line.value === '' && line.extras.length === 0)) continue;
    const family = attempts.has(detail.code) ? 'attempts' : familyOf(detail.code);
    groups.set(family, [...(groups.get(family) ?? []), line]);
  }
  return [...groups]
    .map(([family, lines]) => ({ family, lines }))
    .sort((a, b) => order.indexOf(a.family) - order.indexOf(b.family));
}

/** What is worth a word about a unit as a whole: not how many attempts there are, nor that no golden score was needed. */
export function unitFacts(details: readonly DetailAnswer[]): DetailAnswer[] {
  const counted = new Set<DetailFamily>(['splits', 'attempts']);
  return details.filter(({ code, pos, value = '' }) => {
    // What names the places of a series stands with the lines.
    if (pos !== undefined) return false;
    const isCount = counted.has(familyOf(code)) && /^\d+$/u.test(value);
    return !isCount && !(code === 'GOLD_SCORE' && value === 'N');
  });
}

/** Jumps and throws come under the code of splits: what tells them is the best so far beside them, or a mark for a failure. */
const isAttempt = ({ value, pos, extensions = [] }: DetailAnswer) =>
  pos !== undefined && (/^x+$/iu.test(value ?? '') || extensions.some(({ code }) => code.includes('ATTEMPT')));

function lineOf(detail: DetailAnswer, names: Map<string, string>): DetailLine {
  const { Attempt, Rank } = detail.attributes ?? {};
  const extras = (detail.extensions ?? [])
    .filter(({ code, value }) => value && code !== 'APPARATUS')
    .map(({ code, value }) => ({ code, value: value! }));
  if (Rank) extras.unshift({ code: 'RANK', value: `(${Rank})` });
  const apparatus = detail.extensions?.find(({ code }) => code === 'APPARATUS')?.value;
  const pos = detail.pos === 'TOT' ? '' : (detail.pos ?? '');
  return {
    pos: apparatus ?? names.get(placeKey(detail)) ?? pos,
    value: Attempt ? `${detail.value ?? '0'}/${Attempt}` : (detail.value ?? ''),
    extras,
    code: detail.code,
  };
}

/** Difficulty, execution and score of the same exercise are one thing: its score, and what it is made of. */
function joinExercises(details: readonly DetailAnswer[]): DetailAnswer[] {
  const parts = details.filter(({ code, pos }) => pos !== undefined && familyOf(code) === 'points');
  const totals = parts.filter(({ code }) => results.test(code));
  return details.flatMap((detail) => {
    const total = parts.includes(detail) && totals.find(({ pos }) => pos === detail.pos);
    if (!total) return [detail];
    if (total !== detail) return [];
    const made = parts.filter(({ code, pos }) => pos === total.pos && !results.test(code));
    const extensions = made.map(({ code, value }) => ({ code, value: `${code.charAt(0)} ${value ?? ''}` }));
    return [{ ...total, extensions: [...(total.extensions ?? []), ...extensions] }];
  });
}

const order: DetailFamily[] = ['reaction', 'lane', 'wind', 'points', 'splits', 'attempts', 'periods', 'otherDetails'];
/** Families of which one value stands on the line itself. */
export const singles: ReadonlySet<DetailFamily> = new Set(['reaction', 'wind', 'lane']);
