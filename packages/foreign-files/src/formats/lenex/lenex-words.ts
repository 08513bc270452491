import { languages } from '@podium/games';
import type { Language, Texts } from '@podium/games';
import { formatText } from '@podium/i18n/phrase-writer';
import { lookUp } from '../../look-up.ts';
import { phrases } from '../../phrases.gen.ts';

type Words = (typeof phrases)[Language]['lenex'];

/** A text in every language: `inAll((words) => words.noClub)`. */
const inAll = (pick: (words: Words, language: Language) => string): Texts =>
  Object.fromEntries(languages.map((language) => [language, pick(phrases[language].lenex, language)]));

/** The texts of a group by their codes: `{ REF: { en: 'Referee', … } }`. */
const group = (name: 'detail' | 'function'): Readonly<Record<string, Texts>> =>
  Object.fromEntries(
    Object.keys(phrases.en.lenex[name]).map((code) => [
      code,
      inAll((words) => (words[name] as Readonly<Record<string, string>>)[code]!),
    ]),
  );

/** The same text in every language, such as a name of a venue: only English is written, which all languages fall back to. */
export const englishOnly = (text: string): Texts => ({ en: text });

export const swimming = inAll((words) => words.swimming);

type StrokeName = keyof Words['stroke'];

interface Stroke {
  /** Letters in codes of events: `100MFR`. */
  code: string;
  name: StrokeName;
}

const strokes: Readonly<Record<string, Stroke>> = {
  FREE: { code: 'FR', name: 'FREE' },
  BACK: { code: 'BA', name: 'BACK' },
  BREAST: { code: 'BR', name: 'BREAST' },
  FLY: { code: 'BF', name: 'FLY' },
  MEDLEY: { code: 'IM', name: 'MEDLEY' },
};
const medleyRelay: Stroke = { code: 'MD', name: 'medleyRelay' };

/** The stroke of an event; undefined for those without a stroke of the rules. */
export function findStroke(stroke: string, isRelay: boolean): Stroke | undefined {
  return isRelay && stroke === 'MEDLEY' ? medleyRelay : lookUp(strokes, stroke);
}

/** `100 m freestyle`, `4 x 100 m freestyle relay`, with the age group if the event has one. */
export function eventName(
  { distance, legs, stroke }: { distance: number; legs: number; stroke: Stroke },
  ageGroup: string | undefined,
): Texts {
  const suffix = ageGroup === undefined ? '' : ` · ${ageGroup}`;
  return inAll((words, language) => {
    const values = { distance: String(distance), legs: String(legs), stroke: words.stroke[stroke.name] };
    return `${formatText(language, legs > 1 ? words.relay : words.event, values)}${suffix}`;
  });
}

export interface RoundWords {
  kind: 'heats' | 'qualification' | 'knockout' | 'final' | 'other';
  /** Four characters of the feed's codes; undefined for rounds that have none. */
  code?: string;
  /** Position of the round in its event; rounds of the same depth are ranked together. */
  depth: number;
  /** A swim-off only decides places of the round before. */
  isSwimOff?: true;
  name: Texts;
  unit: Texts;
}

const heat = inAll(({ contest }) => contest.heat);
const final = inAll(({ round }) => round.final);
const swimOff = inAll(({ round }) => round.swimOff);

const rounds: Readonly<Record<string, RoundWords>> = {
  PRE: { kind: 'heats', code: 'HEAT', depth: 1, name: inAll(({ round }) => round.heats), unit: heat },
  QUA: { kind: 'qualification', code: 'QUAL', depth: 1, name: inAll(({ round }) => round.qualification), unit: heat },
  SEM: {
    kind: 'knockout',
    code: 'SFNL',
    depth: 2,
    name: inAll(({ round }) => round.semifinals),
    unit: inAll(({ contest }) => contest.semifinal),
  },
  FIN: { kind: 'final', code: 'FNL', depth: 3, name: final, unit: final },
  TIM: { kind: 'final', code: 'TIM', depth: 3, name: inAll(({ round }) => round.timedFinal), unit: heat },
  FHT: { kind: 'final', code: 'FHT', depth: 3, name: inAll(({ round }) => round.fastestHeat), unit: heat },
  SOP: { kind: 'other', code: 'SOP', depth: 1, isSwimOff: true, name: swimOff, unit: swimOff },
  SOQ: { kind: 'other', code: 'SOQ', depth: 1, isSwimOff: true, name: swimOff, unit: swimOff },
  SOS: { kind: 'other', code: 'SOS', depth: 2, isSwimOff: true, name: swimOff, unit: swimOff },
  TIMETRIAL: { kind: 'other', depth: 3, name: inAll(({ round }) => round.timeTrial), unit: heat },
};

/** Rounds that a program added keep their own name: `EXTRAHEATS`. */
export const roundWords = (round: string): RoundWords =>
  lookUp(rounds, round) ?? { kind: 'other', depth: 0, isSwimOff: true, name: inAll(() => round || '–'), unit: heat };

/** `Heat 3`, `Final B`; a final that is the only contest of its round is just `Final`. */
export function unitName({ unit, kind }: RoundWords, label: string, isOnly: boolean): Texts {
  if (isOnly && kind !== 'heats' && unit !== heat) return unit;
  return Object.fromEntries(Object.entries(unit).map(([language, text]) => [language, `${text} ${label}`]));
}

export const warmUp = inAll(({ item }) => item.warmUp);
export const leadersMeeting = inAll(({ item }) => item.leadersMeeting);
export const officialsMeeting = inAll(({ item }) => item.officialsMeeting);
export const noClub = inAll((words) => words.noClub);

/** Own codes of details of a line, with their names. */
export const detailNames = group('detail');

/** Functions of officials by the roles of the file. */
export const functionNames = group('function');
