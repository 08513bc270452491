/** Sports by their names in six languages: those with a folder, and those of schools that have a template. */
import { disciplineFor } from '@podium/disciplines';
import { templateSports } from '@podium/disciplines/templates';
import type { EventTemplate } from '@podium/disciplines/templates';
import type { Discipline, RuleMeasure, Texts } from '@podium/games';
import { wordsOf } from '@podium/games-folder/own-sheets';
import { hashParts } from '../stable-id.ts';
import { indexOfWords } from './round-titles.ts';

export interface ListSport {
  /** Id and code of the sport in the Games. */
  id: string;
  code: string;
  name: Texts;
  discipline: Discipline;
  /** The common event of a sport of schools, whose rules new events get. */
  template?: EventTemplate;
  /** Podium knows no sport of this name: it is an own sport of the Games. */
  isOwn?: true;
}

/** Other names of sports, without accents. */
const otherNames: Readonly<Record<string, string>> = {
  ATH: 'track and field|pista e campo|yungul atletika|atl|العاب قوى',
  BDM: 'badminton',
  BKB: 'basket|basquetebol|basquete|basketball|basquet|basquete 5x5',
  CYC: 'cycling|btt|vtt',
  FBL: 'soccer|futebol|futebol de campo|futbol|foot|football|futbol 11|fut',
  FEN: 'fencing',
  GAR: 'gymnastics|ginastica|gimnasia|gymnastique|gimnastika|ga',
  GRY: 'gr',
  HBL: 'andebol|handball|hand|hbl',
  JUD: 'judo',
  KTE: 'karate|carate',
  SWM: 'nat|natation|natacao|swimming',
  TEN: 'tenis de campo|tenis|tennis',
  TKW: 'tae kwon do|taekwondo|tkd',
  TTE: 'ping pong|pingue pongue|tenis mesa|tenis de mesa|table tennis|tm|stolustu tenis',
  VBV: 'volei de praia|voleibol de praia|beach volley|volley plage|voley playa|beach volleyball|voleibol de playa',
  VVO: 'volei|volley|voleibol|volleyball|voley|volibol|voleibol de quadra|volei de quadra|volley ball',
  WRE: 'wrestling|luta olimpica|lutas|lucha olimpica',
  WLF: 'halterofilismo|pesas|lpo',
};

/** Codes of sports of schools; others have one that is made of their name. */
const schoolCodes: Readonly<Record<string, string>> = {
  Futsal: 'FSL',
  Chess: 'CHE',
  'Basketball 3x3': 'BK3',
  Orienteering: 'ORI',
};
const schoolNames: Readonly<Record<string, string>> = {
  Futsal: 'futebol de salao|futbol de salon|fut sal|futbol sala|mini football|futebol salao',
  Chess: 'xadrez|ajedrez|echecs|chess',
  'Basketball 3x3': 'basquete 3 x 3|basquete 3x3|3x3|3 x 3',
  'Table football': 'pebolim|toto|totó',
};

const ownCode = (name: string): string => `X${hashParts([wordsOf(name).join(' ')], 2)}`;

interface Known {
  sport: ListSport;
  words: string[];
}

const namesOf = (name: Texts, more = ''): string[] => [...Object.values(name), ...more.split('|').filter(Boolean)];

function knownSports(): Known[] {
  const known: Known[] = [];
  const add = (sport: ListSport, names: readonly string[]): void => {
    for (const name of new Set(names.map((each) => wordsOf(each).join(' '))))
      if (name !== '') known.push({ sport, words: name.split(' ') });
  };
  for (const { code, name, templates } of templateSports) {
    if (code !== '') {
      add({ id: code, code, name, discipline: disciplineFor(code) }, [
        ...namesOf(name, otherNames[code]),
        ...(code.length === 3 ? [code] : []),
      ]);
      continue;
    }
    for (const template of templates) {
      const { sport } = template;
      const english = sport?.name.en;
      if (!sport || english === undefined || known.some(({ sport: { name } }) => name.en === english)) continue;
      const own = schoolCodes[english] ?? ownCode(english);
      add({ id: own, code: own, name: sport.name, discipline: disciplineFor(own), template }, [
        ...namesOf(sport.name, schoolNames[english]),
        own,
      ]);
    }
  }
  return known.toSorted(
    (one, other) => other.words.length - one.words.length || other.words.join('').length - one.words.join('').length,
  );
}

/** Names of sports that are words of other texts, too: these count only as a whole cell. */
const isShort = ({ words }: Known): boolean => words.join('').length < 4;

/** Finds sports by name or code, first those of the Games. */
export class ListSports {
  readonly #known: readonly Known[];
  readonly #own = new Map<string, ListSport>();

  /** @param given sports of the Games, with their names */
  constructor(given: readonly { id: string; code: string; names: readonly string[] }[]) {
    const all = knownSports();
    const ofGames = given.flatMap(({ id, code, names }): Known[] => {
      const same = all.find(
        ({ sport, words }) => sport.code === code || names.some((name) => wordsOf(name).join(' ') === words.join(' ')),
      );
      const sport: ListSport = {
        id,
        code,
        name: same?.sport.name ?? { en: names[0] ?? code },
        discipline: same?.sport.discipline ?? disciplineFor(code),
        ...(same?.sport.template && { template: same.sport.template }),
      };
      const others = same ? all.filter((each) => each.sport === same.sport).map(({ words }) => words) : [];
      return [...names.map(wordsOf), ...others].filter((words) => words.length > 0).map((words) => ({ sport, words }));
    });
    const taken = new Set(ofGames.map(({ sport: { code } }) => code));
    this.#known = [...ofGames, ...all.filter(({ sport }) => !taken.has(sport.code))].toSorted(
      (one, other) => other.words.length - one.words.length,
    );
  }

  /** The sport that words name, with their indexes. */
  find(words: readonly string[]): { sport: ListSport; used: number[] } | undefined {
    for (const known of this.#known) {
      if (isShort(known) && known.words.length !== words.length) continue;
      const at = indexOfWords(words, known.words);
      if (at >= 0) return { sport: known.sport, used: known.words.map((_, index) => at + index) };
    }
    return undefined;
  }

  byCode(code: string): ListSport | undefined {
    return this.#known.find(({ sport }) => sport.code === code)?.sport;
  }

  /** A sport that Podium does not know, under its own name. */
  own(name: string): ListSport {
    const code = ownCode(name);
    const sport = this.#own.get(code) ?? {
      id: code,
      code,
      name: { en: name },
      discipline: disciplineFor(code),
      isOwn: true,
    };
    this.#own.set(code, sport);
    return sport;
  }
}

/** Measures that the rules of an event, its sport or its template name. */
export const measureOf = ({ template, discipline }: ListSport): RuleMeasure | undefined => {
  if (template?.rules.measure) return template.rules.measure;
  if (discipline.contest === 'race') return 'time';
  return discipline.contest === 'judged' ? 'judged' : undefined;
};

/** Two sides meet in the contests of this sport. */
export const isOfSides = ({ template, discipline }: ListSport): boolean =>
  template ? template.rules.contest === 'match' : discipline.contest === 'sides';

/** Teams compete in this sport, not people. */
export const isOfTeams = ({ code, template }: ListSport): boolean =>
  (template ?? templateSports.find((sport) => sport.code === code)?.templates[0])?.kind === 'team';
