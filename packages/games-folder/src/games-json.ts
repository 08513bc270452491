import { languageOfForm, languages, parseDay, publicationLevels } from '@podium/games';
import type { Language, Regions, Texts } from '@podium/games';
import { isTime, suggestion } from './cell-check.ts';
import { TextPositions } from './csv.ts';
import type { GamesFacts } from './folder-tables.ts';
import { quote } from './problems.ts';
import type { ProblemCode, ProblemList, ProblemParams } from './problems.ts';

const knownKeys = [
  'format',
  'formatVersion',
  'code',
  'name',
  'start',
  'end',
  'timeZone',
  'dayEndsAt',
  'languages',
  'regions',
  'adult',
  'publicationDefault',
  'generatedAt',
  'source',
  'licence',
];

/** Reads games.json; undefined if the other files cannot be checked with it. Adds its faults to `problems`. */
export function readGamesJson(text: string, problems: ProblemList): GamesFacts | undefined {
  const positions = new TextPositions(text);
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    const offset = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? 0);
    const reason = (error as Error).message.replace(/ in JSON.*/s, '').replace(/, .*/s, '');
    problems.add({
      file: 'games.json',
      ...positions.at(offset),
      code: 'E101',
      columnName: '',
      params: { form: 'json-unreadable', reason },
    });
    return undefined;
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    problems.add({
      file: 'games.json',
      line: 1,
      column: 1,
      code: 'E101',
      columnName: '',
      params: { form: 'json-no-object' },
    });
    return undefined;
  }
  return new GamesReader(given as Record<string, unknown>, valueOffsets(text), positions, problems).read();
}

class GamesReader {
  readonly #given: Record<string, unknown>;
  readonly #offsets: ReadonlyMap<string, { key: number; value: number }>;
  readonly #positions: TextPositions;
  readonly #problems: ProblemList;
  #hasFailed = false;

  constructor(
    given: Record<string, unknown>,
    offsets: ReadonlyMap<string, { key: number; value: number }>,
    positions: TextPositions,
    problems: ProblemList,
  ) {
    this.#given = given;
    this.#offsets = offsets;
    this.#positions = positions;
    this.#problems = problems;
  }

  read(): GamesFacts | undefined {
    for (const key of Object.keys(this.#given)) {
      if (!knownKeys.includes(key))
        this.#report(key, 'W205', { form: 'key-unknown', ...suggestion(key, knownKeys) }, 'key');
    }
    this.#expect('format', 'podium-games-folder');
    this.#expect('formatVersion', 1);
    const facts: GamesFacts = {
      code: this.#text('code', true, (value) => /^[A-Z0-9-]{2,15}$/.test(value), 'E302', 'not-games-code'),
      name: this.#name(),
      start: this.#text('start', true, isDay, 'E303', 'not-date'),
      end: this.#text('end', true, isDay, 'E303', 'not-date'),
      timeZone: this.#text('timeZone', true, isZone, 'E305', 'not-zone'),
      dayEndsAt:
        this.#text('dayEndsAt', false, (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), 'E303', 'not-clock') ||
        '03:00',
      languages: this.#languages(),
      regions: this.#regions(),
      adult: this.#boolean('adult'),
      publicationDefault: (this.#text('publicationDefault', false, isPublication, 'E305', 'not-word') ||
        'basic') as GamesFacts['publicationDefault'],
      generatedAt: this.#text('generatedAt', true, isTime, 'E303', 'not-time'),
      source: this.#text('source', false) || undefined,
      licence: this.#text('licence', false) || undefined,
    };
    if (isDay(facts.start) && isDay(facts.end) && facts.end < facts.start)
      this.#report('end', 'E501', { form: 'end-before-start' });
    return this.#hasFailed ? undefined : facts;
  }

  #expect(key: string, expected: string | number): void {
    const value = this.#given[key];
    if (value === undefined) this.#report(key, 'E301', { form: 'key-missing' });
    else if (value !== expected) {
      this.#report(key, 'E305', {
        form: 'not-expected',
        value: quote(JSON.stringify(value)),
        expected: JSON.stringify(expected),
      });
    }
  }

  #text(
    key: string,
    isRequired: boolean,
    isRight: (value: string) => boolean = () => true,
    code: ProblemCode = 'E305',
    form: ProblemParams['form'] = 'not-word',
  ): string {
    const value = this.#given[key];
    if (value === undefined || value === null || value === '') {
      if (isRequired) this.#report(key, 'E301', { form: 'key-missing' });
      return '';
    }
    if (typeof value === 'string' && isRight(value)) return value;
    this.#report(key, code, { form, value: quote(typeof value === 'string' ? value : JSON.stringify(value)) });
    return '';
  }

  #boolean(key: string): boolean {
    const value = this.#given[key] ?? false;
    if (typeof value === 'boolean') return value;
    this.#report(key, 'E304', { form: 'not-boolean', value: quote(JSON.stringify(value)) });
    return false;
  }

  #name(): Texts {
    const name = this.#given['name'];
    const texts: Texts = {};
    if (typeof name === 'object' && name !== null && !Array.isArray(name)) {
      for (const [language, text] of Object.entries(name)) {
        if (!(languages as readonly string[]).includes(language) || typeof text !== 'string') {
          this.#report('name', 'E305', {
            form: 'not-word',
            value: quote(language),
            ...suggestion(language, languages),
          });
        } else if (text !== '') texts[language as Language] = text;
      }
    }
    if (Object.keys(texts).length === 0) this.#report('name', 'E301', { form: 'no-language' });
    return texts;
  }

  #languages(): Language[] {
    const given = this.#given['languages'];
    if (given === undefined) return ['en'];
    const wrong = Array.isArray(given) ? given.find((one) => !(languages as readonly unknown[]).includes(one)) : given;
    if (!Array.isArray(given) || wrong !== undefined) {
      this.#report('languages', 'E305', { form: 'not-word', value: quote(JSON.stringify(wrong)) });
      return ['en'];
    }
    return [...new Set(given as Language[])];
  }

  #regions(): Regions | undefined {
    const given = this.#given['regions'];
    if (given === undefined) return undefined;
    const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
    const forms: [string, unknown][] = isObject ? Object.entries(given) : [['', given]];
    const wrong = forms.find(([language, form]) => typeof form !== 'string' || languageOfForm(form) !== language);
    if (wrong) {
      const [language, form] = wrong;
      const given = typeof form === 'string' ? form : JSON.stringify(form);
      const value = quote(language === '' ? given : `${language}: ${given}`);
      this.#report('regions', 'E305', { form: 'not-region', value });
      return undefined;
    }
    return Object.fromEntries(forms);
  }

  #report(key: string, code: ProblemCode, params: ProblemParams, at: 'key' | 'value' = 'value'): void {
    const offset = this.#offsets.get(key)?.[at];
    const position = offset === undefined ? { line: 1, column: 1 } : this.#positions.at(offset);
    if (!code.startsWith('W')) this.#hasFailed = true;
    this.#problems.add({ file: 'games.json', ...position, code, columnName: key, params });
  }
}

function isDay(text: string): boolean {
  return parseDay(text) !== undefined;
}

function isPublication(text: string): boolean {
  return (publicationLevels as readonly string[]).includes(text);
}

function isZone(text: string): boolean {
  try {
    return text.includes('/') || text === 'UTC' ? Boolean(new Intl.DateTimeFormat('en', { timeZone: text })) : false;
  } catch {
    return false;
  }
}

/** Offsets of each key of the outermost object and of its value. The text must be valid JSON. */
function valueOffsets(text: string): Map<string, { key: number; value: number }> {
  const offsets = new Map<string, { key: number; value: number }>();
  let depth = 0;
  let key: { text: string; offset: number } | undefined;
  let isValueNext = false;
  for (const token of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g)) {
    const [word] = token;
    if (depth === 1 && isValueNext && key) {
      offsets.set(key.text, { key: key.offset, value: token.index });
      isValueNext = false;
      key = undefined;
    } else if (depth === 1 && word === ':') isValueNext = true;
    else if (depth === 1 && word.startsWith('"')) key = { text: JSON.parse(word) as string, offset: token.index };
    if (word === '{' || word === '[') depth += 1;
    if (word === '}' || word === ']') depth -= 1;
  }
  return offsets;
}
