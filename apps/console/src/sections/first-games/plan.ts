import type { GamesPlan, PlanEvent } from '@podium/contract';
import { athleticsCode, isOwnSport, languages, namedMeasure, ownCode } from '@podium/games';
import type { EventMeasure, Language, RepechageOf } from '@podium/games';
import { newTemplate } from './new-template.ts';
import { nextId } from './plan-numbers.ts';

/** Sports offered by name, with the properties of most of their events. Codes are those of the feed. */
export const offeredSports = {
  ATH: { kind: 'individual', isRace: true },
  SWM: { kind: 'individual', isRace: true },
  BDM: { kind: 'individual', isRace: false },
  TTE: { kind: 'individual', isRace: false },
  JUD: { kind: 'individual', isRace: false },
  TKW: { kind: 'individual', isRace: false },
  FEN: { kind: 'individual', isRace: false },
  BKB: { kind: 'team', isRace: false },
  FBL: { kind: 'team', isRace: false },
  HBL: { kind: 'team', isRace: false },
  VVO: { kind: 'team', isRace: false },
  VBV: { kind: 'team', isRace: false },
} as const satisfies Record<string, { kind: PlanEvent['entries']['kind']; isRace: boolean }>;
export type OfferedSport = keyof typeof offeredSports;

const dayMs = 86_400_000;
const maxChance = 2_147_483_647;

/** A seed of a draw. */
export const newDraw = (): number => Math.floor(Math.random() * maxChance);

type Names = GamesPlan['name'];

/** The language in which names are typed: the first of the Games. */
const mainLanguage = ({ languages: [first = 'en'] }: GamesPlan): keyof Names => first;

/** A name as it was typed; in plans of earlier versions, every name is in English. */
export const typedName = (plan: GamesPlan, name: Names): string => name[mainLanguage(plan)] ?? name.en ?? '';

/** A name with the text that was typed. */
export const withName = (plan: GamesPlan, text: string, name: Names = {}): Names => ({
  ...name,
  [mainLanguage(plan)]: text,
});

interface PlanStart {
  now: number;
  timeZone: string;
  /** Language of the console, which becomes that of the Games. */
  language: Language;
  venueName: string;
}

/** Games that start in a week and last two days. */
export function newPlan({ now, timeZone, language, venueName }: PlanStart): GamesPlan {
  const day = (days: number): string => new Date(now + days * dayMs).toISOString().slice(0, 10);
  return {
    code: suggestedCode('', day(7)),
    name: { [language]: '' },
    start: day(7),
    end: day(8),
    timeZone,
    languages: [language, ...languages.filter((other) => other !== language)],
    venues: [{ id: '1', name: { [language]: venueName }, courts: [] }],
    delegations: [],
    sports: [],
    events: [],
  };
}

const maxCode = 15;

/** `São Paulo School Games` in 2026 becomes `SAO-PAULO-2026`: as many words as fit, and the year. */
export function suggestedCode(name: string, start: string): string {
  const year = start.slice(0, 4);
  const words = name
    .replaceAll(/ə/giu, 'e')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/u)
    .filter((word) => (word.length > 2 || /\d/u.test(word)) && word !== year);
  const [first = 'GAMES', ...rest] = words;
  const max = maxCode - year.length - 1;
  let code = first.slice(0, max);
  for (const word of rest) {
    if (code.length + 1 + word.length > max) break;
    code = `${code}-${word}`;
  }
  return `${code}-${year}`;
}

/** Changes the Games and derives the code from them, unless the code was typed. */
export function changeGames(plan: GamesPlan, change: Partial<GamesPlan>, isCodeFixed: boolean): GamesPlan {
  const next = { ...plan, ...change };
  const suggestion = (of: GamesPlan): string => suggestedCode(typedName(of, of.name), of.start);
  return !isCodeFixed && plan.code === suggestion(plan) ? { ...next, code: suggestion(next) } : next;
}

/** A saved plan, completed with defaults: it may have been saved before a field was added. */
export function readPlan(saved: Readonly<Record<string, unknown>>, defaults: GamesPlan): GamesPlan {
  const knownFields = Object.entries(saved).filter(
    ([name, value]) => value !== null && value !== undefined && (!isList(defaults, name) || Array.isArray(value)),
  );
  return { ...defaults, ...Object.fromEntries(knownFields) };
}

const isList = (defaults: GamesPlan, name: string): boolean => Array.isArray(defaults[name as keyof GamesPlan]);

/** `100 m freestyle` becomes `100MFREESTYLE`; a name without Latin letters or digits is numbered. */
function codeFrom(name: string, max: number): string {
  const withoutSigns = name
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/gu, '');
  return withoutSigns.slice(0, max);
}

function freeCode(candidate: string, max: number, isUsed: (code: string) => boolean): string {
  if (candidate !== '' && !isUsed(candidate)) return candidate;
  for (let number = 2; ; number += 1) {
    const code = `${(candidate || 'E').slice(0, max - 3)}${number}`;
    if (!isUsed(code)) return code;
  }
}

/** A free code of an event, from its name and from what decides it. */
export function eventCode(
  plan: GamesPlan,
  { name, discipline, gender }: { name: string; discipline: string; gender: PlanEvent['gender'] },
  measure: EventMeasure | undefined,
): string {
  const nameCode = codeFrom(name, 16) || 'E';
  const ofAthletics = measure === 'distance' || measure === 'height' ? measure : 'time';
  const candidate =
    discipline === 'ATH'
      ? athleticsCode(name, ofAthletics, nameCode)
      : isOwnSport(discipline) && measure && measure !== 'points'
        ? ownCode(measure, nameCode)
        : codeFrom(name, 18);
  return freeCode(candidate, 18, (code) =>
    plan.events.some((event) => event.discipline === discipline && event.gender === gender && event.code === code),
  );
}

export interface NewEvent {
  name: string;
  /** The measure that decides an event of athletics or an own sport; by default, the time or the points. */
  measure?: EventMeasure;
  gender: PlanEvent['gender'];
  kind: PlanEvent['entries']['kind'];
  /** `names`: the name in other languages, from a template. */
  sport: { code: string; name: string; names?: Names } | { name: string; names?: Names; pictogram?: string };
  draw: number;
  /** Rules of the template, or what decides an own sport. */
  rules?: PlanEvent['rules'];
  /** Kind of draw; by default that of the sport. */
  template?: PlanEvent['template']['kind'];
  repechageOf?: RepechageOf | undefined;
}

/**
 * Adds an event, and its sport with the first event. The code is derived from the name and does not change with it.
 *
 * @param usedSports codes of public sports, which a sport with another name cannot have
 */
export function addEvent(
  plan: GamesPlan,
  { name, measure, gender, kind, sport, draw, rules, template, repechageOf }: NewEvent,
  usedSports: readonly string[] = [],
): GamesPlan {
  const existingSport = plan.sports.find((candidate) =>
    'code' in sport ? candidate.code === sport.code : typedName(plan, candidate.name) === sport.name,
  );
  const code =
    existingSport?.code ??
    ('code' in sport
      ? sport.code
      : ownSportCode(
          plan.sports.length,
          (code) =>
            code in offeredSports || usedSports.includes(code) || plan.sports.some((used) => used.code === code),
        ));
  const isRace = code in offeredSports && offeredSports[code as OfferedSport].isRace;
  const decided = measure ?? (code === 'ATH' ? namedMeasure(name) : undefined);
  const event: PlanEvent = {
    id: String(nextId(plan)),
    discipline: code,
    code: eventCode(plan, { name, discipline: code, gender }, decided),
    name: withName(plan, name),
    gender,
    entries: { kind, items: [] },
    ...(rules && { rules }),
    template: newTemplate(template ?? (isRace ? 'heats' : 'knockout'), {
      lanes: rules?.lanes,
      measure: rules?.measure,
      repechageOf,
    }),
    draw,
    venue: plan.venues[0]?.id ?? '',
    courts: plan.venues[0]?.courts.map(({ id }) => id) ?? [],
    start: `${plan.start}T09:00`,
    minutes: 20,
    breakMinutes: 5,
  };
  return {
    ...plan,
    sports: existingSport ? plan.sports : [...plan.sports, newSport(plan, code, sport)],
    events: [...plan.events, event],
  };
}

const newSport = (plan: GamesPlan, code: string, sport: NewEvent['sport']): GamesPlan['sports'][number] => ({
  code,
  name: withName(plan, sport.name, sport.names),
  ...('pictogram' in sport && sport.pictogram && { pictogram: sport.pictogram }),
});

function ownSportCode(count: number, isUsed: (code: string) => boolean): string {
  for (let number = count + 1; ; number += 1) {
    const code = `X${String(number).padStart(2, '0')}`;
    if (!isUsed(code)) return code;
  }
}

/** Removes an event, and its sport with the last event. */
export function removeEvent(plan: GamesPlan, id: string): GamesPlan {
  const events = plan.events.filter((event) => event.id !== id);
  return {
    ...plan,
    events,
    sports: plan.sports.filter(({ code }) => events.some(({ discipline }) => discipline === code)),
  };
}

export const changeEvent = (plan: GamesPlan, id: string, change: Partial<PlanEvent>): GamesPlan => ({
  ...plan,
  events: plan.events.map((event) => (event.id === id ? { ...event, ...change } : event)),
});
