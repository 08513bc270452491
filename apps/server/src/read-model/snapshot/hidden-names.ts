/**
 * Names of people whose public data is only a number. The names never leave this process; they are used to recognize
 * people in free texts: the name of a pair, play-by-play text, the note of a correction.
 */
import { fold } from '@podium/games';

/** One spelling of a person's name in a message or folder. */
export interface NameSpelling {
  family?: string | null;
  given?: string | null;
  /** Full names, for print or television. */
  whole?: readonly (string | null | undefined)[];
}

interface HiddenPerson {
  id: string;
  /** Words that identify the person by themselves. */
  telling: ReadonlySet<string>;
  /** Initials and particles (`da`, `van`): part of the name only next to an identifying word. */
  minor: ReadonlySet<string>;
  given: ReadonlySet<string>;
}

/** Words up to this length are more often particles than names. */
const particleLetters = 3;
/** Apostrophe-like letters separate words as an apostrophe does; invisible characters do not. */
const word = /[[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]--[ʹʻʼʽʾʿˈꞌ]]+/gv;
/** Same, but apostrophes join words: `O’Brien` is also written `OBrien`. */
const joinedWord = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}'’‘‛′`´＇]*[\p{L}\p{M}\p{N}])?/gu;
/** Characters allowed between two words of one name. */
const between = /^[\s,.\p{Pd}'’‘‛′`´＇ʹʻʼʽʾʿˈꞌ]*$/u;

export class HiddenNames {
  readonly #people = new Map<string, HiddenPerson>();
  /** Indexed by the longest word of the family name, so that a text costs one lookup per word. */
  readonly #byFamilyWord = new Map<string, HiddenPerson[]>();

  add(id: string, spellings: readonly NameSpelling[]): void {
    const person = toHiddenPerson(id, spellings);
    if (!person) return;
    this.#people.set(id, person);
    const keys = spellings.flatMap((spelling) => longestWords(spelling.family));
    for (const key of new Set(keys.length > 0 ? keys : person.telling)) {
      const list = this.#byFamilyWord.get(key) ?? [];
      this.#byFamilyWord.set(key, list);
      list.push(person);
    }
  }

  /**
   * Replaces every word of the given people's names with the text from `shown`: `Canary/Souza` of a pair becomes
   * `Athlete 214/Souza`.
   * @param people each with the name in the same message, which may not be in any row yet
   */
  withoutNamesOf(
    people: readonly { id: string; name?: string | null }[],
    text: string,
    maskFor: (id: string) => string,
  ): string {
    let result = text;
    for (const { id, name } of people) {
      const person = this.#people.get(id);
      if (person) result = maskName(result, person, maskFor(id));
      const hiddenPerson = name ? toHiddenPerson(id, [{ whole: [name] }]) : undefined;
      if (hiddenPerson) result = maskName(result, hiddenPerson, maskFor(id));
    }
    return result;
  }

  /**
   * Removes hidden names from a text about anyone. Many people share a family name, so a person counts as named only if
   * the text also has a given name or its initial, or if the person has no given name.
   */
  withoutNames(text: string, maskFor: (id: string) => string): string {
    if (this.#people.size === 0) return text;
    const words = new Set(splitWords(text));
    const matches = new Set<HiddenPerson>();
    for (const one of words) for (const person of this.#byFamilyWord.get(one) ?? []) matches.add(person);
    let result = text;
    for (const person of matches) {
      const isNamed =
        person.given.size === 0 ||
        [...person.given].some((givenName) => words.has(givenName) || words.has(givenName[0]!));
      if (isNamed) result = maskName(result, person, maskFor(person.id));
    }
    return result;
  }
}

function toHiddenPerson(id: string, spellings: readonly NameSpelling[]): HiddenPerson | undefined {
  const givenWords = spellings.map((spelling) => splitWords(spelling.given));
  const whole = spellings.flatMap((spelling) => (spelling.whole ?? []).map(splitWords));
  const allWords = new Set(
    [...spellings.map((spelling) => splitWords(spelling.family)), ...givenWords, ...whole].flat(),
  );
  if (allWords.size === 0) return undefined;
  const longest = new Set(
    spellings.flatMap((spelling) => [...longestWords(spelling.family), ...longestWords(spelling.given)]),
  );
  return {
    id,
    telling: new Set([...allWords].filter((one) => longest.has(one) || one.length > particleLetters)),
    minor: new Set([...allWords].flatMap((one) => [one, one[0]!])),
    given: new Set(givenWords.flat()),
  };
}

/** Words of a text, with apostrophes both as separators and as joiners. */
function splitWords(text: string | null | undefined): string[] {
  return [...new Set([...splitBy(joinedWord, text), ...splitBy(word, text)])];
}

const splitBy = (parts: RegExp, text: string | null | undefined): string[] =>
  (text?.match(parts) ?? []).map(fold).filter(Boolean);

/** The longest word of a name, in both splittings. On a tie the last one, because particles come first. */
function longestWords(name: string | null | undefined): string[] {
  return [joinedWord, word].flatMap(
    (parts) =>
      splitBy(parts, name)
        .toSorted((a, b) => a.length - b.length)
        .at(-1) ?? [],
  );
}

/** Replaces each run of a person's words, including adjacent particles and initials, with one text. */
function maskName(text: string, person: HiddenPerson, mask: string): string {
  return maskedBy(word, maskedBy(joinedWord, text, person, mask), person, mask);
}

function maskedBy(parts: RegExp, text: string, { telling, minor }: HiddenPerson, mask: string): string {
  const tokens = [...text.matchAll(parts)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    folded: fold(match[0]),
  }));
  let result = '';
  let written = 0;
  for (let index = 0; index < tokens.length; index++) {
    const isPart = (at: number): boolean => {
      const token = tokens[at];
      return token !== undefined && (telling.has(token.folded) || minor.has(token.folded));
    };
    if (!isPart(index)) continue;
    let last = index;
    while (isPart(last + 1) && between.test(text.slice(tokens[last]!.to, tokens[last + 1]!.from))) last++;
    const run = tokens.slice(index, last + 1);
    if (run.some((token) => telling.has(token.folded))) {
      result += text.slice(written, run[0]!.from) + mask;
      written = run.at(-1)!.to;
    }
    index = last;
  }
  return result + text.slice(written);
}
