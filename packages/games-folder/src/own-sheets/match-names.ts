/** Names of delegations and events as sheets write them. */
import { nearestWord } from '../nearest-word.ts';
import { wordSex } from './sexes.ts';
import type { Sex } from './sexes.ts';
import { wordsOf } from './words.ts';

/** `id` if the name is clear; otherwise those that could be meant, the most likely first. */
export type NameMatch = { id: string } | { maybe: readonly string[] };

export interface NamedDelegation {
  id: string;
  code: string;
  names: readonly string[];
}

export interface NamedEvent {
  id: string;
  names: readonly string[];
  sports: readonly string[];
  gender: 'M' | 'W' | 'X' | 'O';
  isTeam: boolean;
}

const abbreviations: ReadonlyMap<string, string> = new Map([
  ['sta', 'santa'],
  ['sto', 'santo'],
  ['s', 'sao'],
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['n', 'nossa'],
  ['sra', 'senhora'],
  ['gov', 'governador'],
  ['pres', 'presidente'],
  ['cel', 'coronel'],
  ['dr', 'doutor'],
  ['mte', 'monte'],
]);

/** A name or code without accents, case, hyphens and abbreviations: `Sta. Rita do Sul` is `santaritadosul`. */
export const foldedDelegation = (text: string): string =>
  wordsOf(text)
    .map((word) => abbreviations.get(word) ?? word)
    .join('');

/** Finds delegations by code or name, without accents, case, hyphens and abbreviations. */
export class DelegationNames {
  readonly #byKey = new Map<string, string | null>();
  readonly #found = new Map<string, NameMatch>();

  constructor(delegations: readonly NamedDelegation[]) {
    for (const { id, code, names } of delegations)
      for (const key of new Set([code, ...names].map(foldedDelegation))) {
        const other = this.#byKey.get(key);
        // A name of two delegations means neither.
        if (key !== '') this.#byKey.set(key, other === undefined || other === id ? id : null);
      }
  }

  find(text: string): NameMatch {
    let match = this.#found.get(text);
    if (!match) this.#found.set(text, (match = this.#search(text)));
    return match;
  }

  #search(text: string): NameMatch {
    const key = foldedDelegation(text);
    const id = this.#byKey.get(key);
    if (id) return { id };
    const known = [...this.#byKey].flatMap(([name, owner]) => (owner === null ? [] : [[name, owner] as const]));
    const near = nearestWord(
      key,
      known.map(([name]) => name),
    );
    // `Itajubá - MG` and `Prefeitura de Itajubá` contain the name.
    const within = known.filter(([name]) => name.length > 3 && (key.includes(name) || name.includes(key)));
    const likely = [...known.filter(([name]) => name === near), ...(key.length > 2 ? within : [])];
    return { maybe: [...new Set(likely.map(([, owner]) => owner))] };
  }
}

/** Words that do not identify the event. */
const fillers = new Set(
  'de da do das dos del la el los las the of for e y et du des prova event evento rasos rasas livre livres'.split(' '),
);

type Words = ReadonlySet<string>;

interface EventWords {
  words: Words;
  sex: Sex | undefined;
}

/** `100 m Fem.` has the words `100 m` and is for women; an `m` behind a number is a meter. */
export function eventWords(text: string): EventWords {
  const words = new Set<string>();
  let sex: Sex | undefined;
  const all = wordsOf(text);
  for (const [index, word] of all.entries()) {
    const isMeter = word === 'm' && /^\d/u.test(all[index - 1] ?? '');
    const found = isMeter || word === 'h' || word === 'k' ? undefined : wordSex(word);
    if (found) sex ??= found;
    else if (word === 'metros' || word === 'metres' || word === 'meters') words.add('m');
    else if (!fillers.has(word)) words.add(word);
  }
  return { words, sex };
}

const isWithin = (one: Words, other: Words): boolean => [...one].every((word) => other.has(word));
const isSame = (one: Words, other: Words): boolean => one.size === other.size && isWithin(one, other);

interface KnownEvent {
  event: NamedEvent;
  sex: Sex | undefined;
  forms: readonly Words[];
  sportOnly: readonly Words[];
}

/** Finds events by name, with or without their sport, and by the sex of those who are entered. */
export class EventNames {
  readonly #events: readonly KnownEvent[];
  readonly #found = new Map<string, NameMatch>();

  constructor(events: readonly NamedEvent[]) {
    this.#events = events.map((event) => {
      const names = event.names.map(eventWords);
      const sports = event.sports.map((sport) => eventWords(sport).words);
      const forms = names.flatMap(({ words }) => [words, ...sports.map((sport) => new Set([...words, ...sport]))]);
      const sex = event.gender === 'M' || event.gender === 'W' ? event.gender : undefined;
      return { event, sex: sex ?? names.find((name) => name.sex)?.sex, forms, sportOnly: sports };
    });
  }

  /** @param sex of the person in the same line, which decides between two events of one name */
  find(text: string, sex?: Sex): NameMatch {
    const key = `${text}\t${sex}`;
    let match = this.#found.get(key);
    if (!match) this.#found.set(key, (match = this.#search(text, sex)));
    return match;
  }

  #search(text: string, sexOfPerson: Sex | undefined): NameMatch {
    const { words, sex } = eventWords(text);
    if (words.size === 0) return { maybe: [] };
    const isFor = (known: KnownEvent): boolean => {
      const wanted = sex ?? sexOfPerson;
      return wanted === undefined || known.sex === undefined || known.sex === wanted;
    };
    const candidates = this.#events.filter(isFor);
    const exact = candidates.filter(({ forms }) => forms.some((form) => isSame(form, words)));
    // `Futsal` means the only event of its sport.
    const bySport = candidates.filter(({ sportOnly }) => sportOnly.some((sport) => isSame(sport, words)));
    for (const found of [exact, bySport]) if (found.length === 1) return { id: found[0]!.event.id };
    const part = candidates.filter(({ forms }) => forms.some((form) => isWithin(form, words) || isWithin(words, form)));
    const near = nearestForm(words, candidates);
    const maybe = [...exact, ...bySport, ...near, ...part].map(({ event }) => event.id);
    return { maybe: [...new Set(maybe)] };
  }
}

function nearestForm(words: Words, events: readonly KnownEvent[]): KnownEvent[] {
  const byText = new Map<string, KnownEvent[]>();
  for (const known of events)
    for (const form of known.forms) {
      const text = [...form].join(' ');
      byText.set(text, [...(byText.get(text) ?? []), known]);
    }
  const near = nearestWord([...words].join(' '), byText.keys());
  return near === undefined ? [] : byText.get(near)!;
}
