import { countAt, objectsAt, textAt, wordsAt } from '../../json/read-json.ts';
import type { JsonObject } from '../../json/read-json.ts';
import { lookUp } from '../../look-up.ts';
import { isDay } from '../../text-lines.ts';
import { combinedCodes, eventWords, irmWords, rounds } from './track-words.ts';

/** A competitor as the file describes it. */
export interface TrackCompetitor {
  family?: string | undefined;
  given?: string | undefined;
  gender?: 'M' | 'W' | undefined;
  born?: string | undefined;
  /** Three letters of a country. */
  country?: string | undefined;
  club?: string | undefined;
  license?: string | undefined;
  bib?: string | undefined;
  runners: { competitor: TrackCompetitor; leg: number; split?: string | undefined }[];
}

interface Attempt {
  value: string;
  wind?: string | undefined;
}

export interface TrackLine {
  competitor: TrackCompetitor;
  lane?: string | undefined;
  rank?: number | undefined;
  mark?: string | undefined;
  irm?: string | undefined;
  /** Rule of a disqualification. */
  rule?: string | undefined;
  points?: string | undefined;
  reaction?: string | undefined;
  wind?: string | undefined;
  qualified?: string | undefined;
  records: string[];
  attempts: Attempt[];
  /** Attempts at each height: `xo`. */
  heights: { height: string; tries: string }[];
  /** Parts of a combined event, with their points. */
  parts: { code: string; points: string }[];
}

export interface TrackUnit {
  code: string;
  /** Code of the combined event that it is a part of. */
  combined?: string | undefined;
  gender: 'M' | 'W' | 'X';
  category?: string | undefined;
  name?: string | undefined;
  /** Word of the round, or its number. */
  round: string;
  heat?: number | undefined;
  day?: string | undefined;
  clock?: string | undefined;
  wind?: string | undefined;
  lines: TrackLine[];
}

/** Contests of a file, in both forms: events with units, and events that are one unit each. */
export function trackUnits(root: JsonObject): TrackUnit[] {
  const competitors = competitorsOf(root);
  const firstDay = dayOf(textAt(root, 'startDate', 'date'));
  return objectsAt(root, 'events').flatMap((event) => {
    const code = textAt(event, 'eventCode', 'discipline') ?? '';
    if (code === '') return [];
    const facts = {
      code,
      combined: combinedCode(textAt(event, 'athlon', 'parentEventCode')),
      gender: genderOf(textAt(event, 'gender', 'sex', 'genders')),
      category: categoryOf(textAt(event, 'category', 'ageGroups', 'ageGroup')),
      name: textAt(event, 'name', 'eventName'),
    };
    const day = dayOf(textAt(event, 'date')) ?? dayAfter(firstDay, countAt(event, 'day'));
    const units = objectsAt(event, 'units');
    const isSingle = !Object.hasOwn(event, 'units');
    return (isSingle ? [event] : units).map((unit): TrackUnit => {
      const round = roundOf(unit, isSingle ? undefined : units);
      return {
        ...facts,
        round,
        heat: heatOf(unit),
        day: dayOf(textAt(unit, 'date', 'scheduledStart')) ?? day,
        clock: clockOf(textAt(unit, 'scheduledStartTime', 'time')) ?? clockOf(textAt(event, 'r1Time', 'time')),
        wind: windOf(textAt(unit, 'wind', 'windSpeed')),
        lines: linesOf(unit, code, competitors),
      };
    });
  });
}

/** Competitors by number and by id. */
export function competitorsOf(root: JsonObject): Map<string, TrackCompetitor> {
  return new Map(
    objectsAt(root, 'competitors').flatMap((object) => {
      const competitor = competitorOf(object);
      const id = textAt(object, 'competitorId');
      return [competitor.bib, id].flatMap((key) => (key === undefined ? [] : [[key, competitor] as const]));
    }),
  );
}

/** The code of a combined event: `Decathlon` and `DEC` are `DEC`. */
const combinedCode = (word: string | undefined): string | undefined =>
  word === undefined ? undefined : (lookUp(combinedCodes, word.toUpperCase()) ?? word.toUpperCase());

function competitorOf(object: JsonObject, known?: TrackCompetitor): TrackCompetitor {
  const country = textAt(object, 'nationality', 'country')?.toUpperCase();
  const born = dayOf(textAt(object, 'dateOfBirth', 'birthDate'));
  const gender = lookUp({ M: 'M', F: 'W', W: 'W' } as const, textAt(object, 'gender', 'sex')?.toUpperCase());
  return {
    family: textAt(object, 'familyName', 'lastName') ?? known?.family ?? textAt(object, 'name'),
    given: textAt(object, 'givenName', 'firstName') ?? known?.given,
    gender: gender ?? known?.gender,
    born: born ?? known?.born,
    country: country !== undefined && /^[A-Z]{3}$/u.test(country) ? country : known?.country,
    club: textAt(object, 'teamName', 'team', 'club') ?? known?.club,
    license: textAt(object, 'nationalId', 'license', 'tpAthleteId') ?? known?.license,
    bib: (textAt(object, 'sortBib', 'bib')?.replace(/^0+(?=.)/u, '') ?? known?.bib) || undefined,
    runners: objectsAt(object, 'runners').map((runner, index) => ({
      competitor: competitorOf(runner),
      leg: countAt(runner, 'legNumber', 'leg', 'order') ?? index + 1,
      split: textAt(runner, 'split'),
    })),
  };
}

function linesOf(unit: JsonObject, code: string, competitors: ReadonlyMap<string, TrackCompetitor>): TrackLine[] {
  const trials = Map.groupBy(objectsAt(unit, 'trials'), (trial) => textAt(trial, 'bib') ?? '');
  const { measure } = eventWords(code);
  return objectsAt(unit, 'results', 'result', 'positions').flatMap((result) => {
    const bib = textAt(result, 'bib')?.replace(/^0+(?=.)/u, '');
    const known = competitors.get(bib ?? '') ?? competitors.get(textAt(result, 'competitorId') ?? '');
    const competitor = competitorOf(result, known);
    const own = trials.get(textAt(result, 'bib') ?? '') ?? [];
    const mark = readMark(textAt(result, 'performance', 'perf'));
    return [
      {
        competitor,
        lane: textAt(result, 'lane', 'laneNumber', 'order')?.slice(0, 6),
        rank: mark.irm === undefined ? countAt(result, 'rank', 'place') : undefined,
        ...mark,
        points: pointsOf(textAt(result, 'athlonPoints', 'points')),
        reaction: secondsOf(textAt(result, 'reactionTime')),
        wind: windOf(textAt(result, 'wind')),
        qualified: /^q$/iu.exec(textAt(result, 'qualification', 'qualified') ?? '')?.[0],
        records: wordsAt(result, 'recordFlags', 'recordflag', 'recordFlag').flatMap(
          (word) => /^=?(?:WR|AR|NR|SB|PB)$/u.exec(word.toUpperCase())?.[0] ?? [],
        ),
        attempts: measure === 'distance' ? attemptsOf(result, own) : [],
        heights: measure === 'height' ? heightsOf(result, own) : [],
        parts: objectsAt(result, 'results').flatMap((part) => {
          const [partCode, points] = [textAt(part, 'eventCode'), pointsOf(textAt(part, 'points'))];
          return partCode === undefined || points === undefined ? [] : [{ code: partCode, points }];
        }),
      },
    ];
  });
}

/** A result as text; a mark in its place may be followed by the rule: `DQ R 163.3a`. */
function readMark(text: string | undefined): Pick<TrackLine, 'mark' | 'irm' | 'rule'> {
  if (text === undefined) return {};
  const [word = '', ...rest] = text.split(' ');
  const irm = lookUp(irmWords, word.toUpperCase());
  if (irm !== undefined) return { irm, ...(irm === 'DSQ' && rest.length > 0 && { rule: rest.join(' ').slice(0, 40) }) };
  const mark = /^(?:\d{1,2}:){0,2}\d{1,5}(?:\.\d{1,4})?/u.exec(text)?.[0];
  return mark === undefined || !/[1-9]/u.test(mark) ? {} : { mark };
}

function attemptsOf(result: JsonObject, trials: readonly JsonObject[]): Attempt[] {
  const given = objectsAt(result, 'attempts');
  const attempts: Attempt[] = [];
  for (const [index, trial] of (given.length > 0 ? given : trials).entries()) {
    const round = countAt(trial, 'round') ?? index + 1;
    const value = tryOf(textAt(trial, 'performance', 'result'));
    if (value !== undefined && round <= 12) attempts[round - 1] = { value, wind: windOf(textAt(trial, 'wind')) };
  }
  return Array.from(attempts, (attempt) => attempt ?? { value: '' });
}

/** A distance, a failure, a pass or a retirement. */
function tryOf(text: string | undefined): string | undefined {
  const lower = text?.toLowerCase();
  if (lower === 'p' || lower === 'pass') return '-';
  return lower !== undefined && /^(?:x|-|r|\d{1,3}(?:\.\d{1,3})?)$/u.test(lower) ? lower : undefined;
}

function heightsOf(result: JsonObject, trials: readonly JsonObject[]): TrackLine['heights'] {
  const given = objectsAt(result, 'heights');
  const byHeight = new Map<string, string>();
  for (const trial of given.length > 0 ? given : trials) {
    const height = textAt(trial, 'height');
    const tries = textAt(trial, 'results', 'result')?.toLowerCase().replaceAll('p', '-');
    if (height === undefined || !/^\d(?:\.\d{1,2})?$/u.test(height) || !/^[xo\-r]{1,3}$/u.test(tries ?? '')) continue;
    const key = Number(height).toFixed(2);
    byHeight.set(key, `${byHeight.get(key) ?? ''}${tries!}`.slice(0, 3));
  }
  return [...byHeight]
    .map(([height, tries]) => ({ height, tries }))
    .toSorted((a, b) => Number(a.height) - Number(b.height));
}

/** The word of a round; units name theirs by a number, and the last one is the final. */
function roundOf(unit: JsonObject, units: readonly JsonObject[] | undefined): string {
  const word = textAt(unit, 'round')?.toUpperCase() ?? 'FINAL';
  if (lookUp(rounds, word)) return word;
  const number = countAt(unit, 'round') ?? 1;
  const last = Math.max(1, ...(units ?? []).map((other) => countAt(other, 'round') ?? 1));
  return number >= last ? 'FINAL' : last - number === 1 && last > 2 ? 'SEMI' : 'HEAT';
}

const heatOf = (unit: JsonObject): number | undefined => {
  const [digits] = /\d{1,3}$/u.exec(textAt(unit, 'roundName', 'heatName', 'heat') ?? '') ?? [];
  return digits === undefined || Number(digits) === 0 ? undefined : Number(digits);
};

const genderOf = (text = ''): TrackUnit['gender'] =>
  lookUp({ M: 'M', F: 'W', W: 'W' } as const, text.toUpperCase()) ?? 'X';

/** A category of everybody is none. */
const categoryOf = (text: string | undefined): string | undefined =>
  text === undefined || /^(?:ALL|OPEN|SEN)$/iu.test(text) ? undefined : text.slice(0, 40);

export const dayOf = (text: string | undefined): string | undefined => {
  const day = text?.slice(0, 10);
  return day !== undefined && /^\d{4}-\d{2}-\d{2}$/u.test(day) && isDay(day) && day > '1900' ? day : undefined;
};

function dayAfter(first: string | undefined, day: number | undefined): string | undefined {
  if (first === undefined || day === undefined || day > 60) return first;
  return new Date(Date.parse(`${first}T00:00:00Z`) + (day - 1) * 86_400_000).toISOString().slice(0, 10);
}

const clockOf = (text: string | undefined): string | undefined => {
  const [clock] = /(?:[01]\d|2[0-3]):[0-5]\d/u.exec(text ?? '') ?? [];
  return clock;
};

const windOf = (text: string | undefined): string | undefined => {
  const [wind] = /^[+-]?\d{1,2}(?:\.\d{1,2})?/u.exec(text ?? '') ?? [];
  if (wind === undefined) return undefined;
  return /^[+-]/u.test(wind) || Number(wind) === 0 ? wind : `+${wind}`;
};

const secondsOf = (text: string | undefined): string | undefined => /^-?\d\.\d{1,3}$/u.exec(text ?? '')?.[0];
const pointsOf = (text: string | undefined): string | undefined => /^\d{1,5}(?:\.\d{1,2})?$/u.exec(text ?? '')?.[0];
