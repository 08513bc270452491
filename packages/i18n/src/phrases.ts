import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { LanguageDefinition } from './language.ts';

/** Source phrases: ICU text in nested records. */
export interface PhraseTree {
  [key: string]: string | PhraseTree;
}
export interface CompiledTree {
  [key: string]: CompiledMessage | CompiledTree;
}

/** Arguments of a phrase: `count` as a number, `state` as a choice of words, `link` as a tag. */
interface Shape {
  arguments: Map<string, string>;
  /** Name, type and forms of every plural. */
  plurals: { name: string; type: 'cardinal' | 'ordinal'; forms: string[] }[];
}

const SELECT = 1;
const PLURAL = 2;
const ORDINAL = 3;
const DATE = 5;
const TIME = 6;

/** Every phrase of a tree by its full key: `status.RUNNING`. */
export function flattenPhrases(tree: PhraseTree, prefix = ''): Map<string, string> {
  const phrases = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const full = prefix ? `${prefix}.${key}` : key;
    if (typeof value === 'string') phrases.set(full, value);
    else for (const [inner, text] of flattenPhrases(value, full)) phrases.set(inner, text);
  }
  return phrases;
}

/** Ties punctuation to its word, so that no line begins with a colon: `Qui ?` and `« Qui »` get no-break spaces. */
export function tieSigns(tree: PhraseTree, { before, after }: NonNullable<LanguageDefinition['signs']>): PhraseTree {
  const space = new RegExp(`(?<=[${after}]) | (?=[${before}])`, 'gu');
  const tie = (part: PhraseTree): PhraseTree =>
    Object.fromEntries(
      Object.entries(part).map(([key, value]) => [
        key,
        typeof value === 'string' ? value.replace(space, '\u00A0') : tie(value),
      ]),
    );
  return tie(tree);
}

export function compilePhrases(tree: PhraseTree): CompiledTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compilePhrases(value),
    ]),
  );
}

/** The subset of a tree with these full keys. */
export function pickPhrases(tree: CompiledTree, keys: ReadonlySet<string>, prefix = ''): CompiledTree {
  const picked: CompiledTree = {};
  for (const [key, value] of Object.entries(tree)) {
    const full = prefix + key;
    if (typeof value === 'string' || Array.isArray(value)) {
      if (keys.has(full)) picked[key] = value;
      continue;
    }
    const inner = pickPhrases(value, keys, `${full}.`);
    if (Object.keys(inner).length > 0) picked[key] = inner;
  }
  return picked;
}

/**
 * Compares the phrases of one language with the English ones and returns the faults, one sentence each: missing and
 * unknown keys, different arguments, missing plural forms.
 */
export function checkPhrases(tag: string, intl: string, english: PhraseTree, translated: PhraseTree): string[] {
  const faults: string[] = [];
  const expected = flattenPhrases(english);
  const actual = flattenPhrases(translated);
  for (const key of expected.keys()) if (!actual.has(key)) faults.push(`${tag}: ${key} is missing`);
  for (const [key, text] of actual) {
    const source = expected.get(key);
    if (source === undefined) {
      faults.push(`${tag}: ${key} is unknown, English has no such key`);
      continue;
    }
    if (text.trim() === '') faults.push(`${tag}: ${key} is empty`);
    faults.push(...checkPhrase(tag, intl, key, source, text));
  }
  return faults;
}

/** A choice between word forms, for example by gender, which languages without inflection omit. */
const isAgreement = (kind: string): boolean => kind.startsWith('choice of ');

function checkPhrase(tag: string, intl: string, key: string, source: string, text: string): string[] {
  let shape: Shape;
  try {
    shape = phraseShape(text);
  } catch (error) {
    return [`${tag}: ${key} is not valid ICU text: ${error instanceof Error ? error.message : String(error)}`];
  }
  const faults: string[] = [];
  const expected = phraseShape(source).arguments;
  for (const [name, kind] of expected) {
    const actualKind = shape.arguments.get(name);
    if (actualKind === undefined && !isAgreement(kind)) faults.push(`${tag}: ${key} lacks the argument {${name}}`);
    // A language may choose ordinals by number: `1.er cuarto`, `الربع الأول`.
    const isDeclined = kind === 'number' && actualKind !== undefined && isAgreement(actualKind);
    if (actualKind !== undefined && actualKind !== kind && !isDeclined)
      faults.push(`${tag}: ${key} uses {${name}} as ${actualKind}, English as ${kind}`);
  }
  for (const name of shape.arguments.keys()) {
    if (!expected.has(name)) faults.push(`${tag}: ${key} has the argument {${name}} that English has not`);
  }
  for (const plural of shape.plurals) {
    const { pluralCategories } = new Intl.PluralRules(intl, { type: plural.type }).resolvedOptions();
    for (const form of pluralCategories) {
      if (!plural.forms.includes(form))
        faults.push(`${tag}: ${key} lacks the plural form "${form}" of {${plural.name}}`);
    }
  }
  return faults;
}

/** Arguments of a phrase with their kinds: `count` is a `number`. @throws Error if it is not valid ICU text */
export const phraseArguments = (text: string): ReadonlyMap<string, string> => phraseShape(text).arguments;

function phraseShape(text: string): Shape {
  const shape: Shape = { arguments: new Map(), plurals: [] };
  const compiled = compile(text);
  if (typeof compiled !== 'string') walk(compiled, shape);
  return shape;
}

function walk(nodes: readonly unknown[], shape: Shape): void {
  for (const node of nodes) if (Array.isArray(node)) walkNode(node, shape);
}

function walkNode(node: unknown[], shape: Shape): void {
  const [name, type, options] = node as [string, unknown, Record<string, unknown> | undefined];
  if (type === undefined) addArgument(shape, name, 'text');
  else if (typeof type !== 'number' || type === 0) {
    addArgument(shape, name, 'tag');
    walk(node.slice(1), shape);
  } else if (type === SELECT) {
    addArgument(
      shape,
      name,
      `choice of ${Object.keys(options ?? {})
        .sort()
        .join(', ')}`,
    );
  } else if (type === DATE || type === TIME) addArgument(shape, name, 'date');
  else addArgument(shape, name, 'number');
  if (type === PLURAL || type === ORDINAL) {
    const forms = Object.keys(options ?? {});
    shape.plurals.push({ name, type: type === PLURAL ? 'cardinal' : 'ordinal', forms });
  }
  if (type === SELECT || type === PLURAL || type === ORDINAL) {
    for (const branch of Object.values(options ?? {})) if (Array.isArray(branch)) walk(branch, shape);
  }
}

function addArgument(shape: Shape, name: string, kind: string): void {
  const knownKind = shape.arguments.get(name);
  // An argument used both as a number and as text stays a number.
  if (knownKind && knownKind !== 'text' && kind === 'text') return;
  shape.arguments.set(name, kind);
}

const plainLetters = 'abcdefghijklmnopqrstuvwxyz';
const accentedLetters = 'åƀçđéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýž';
const accents = new Map(Array.from(plainLetters, (letter, index) => [letter, accentedLetters.charAt(index)]));

/** Phrases of a pseudolocale: accented and in brackets, so that hard-coded text on a screen is visible. */
export function pseudoPhrases(tree: CompiledTree): CompiledTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      if (typeof value === 'string') return [key, `[${addAccents(value)}]`];
      if (Array.isArray(value)) return [key, ['[', ...pseudoNodes(value), ']'] as CompiledMessage];
      return [key, pseudoPhrases(value)];
    }),
  );
}

function pseudoNodes(nodes: readonly unknown[]): unknown[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return addAccents(node);
    if (!Array.isArray(node)) return node;
    const [name, type, options] = node as [string, unknown, Record<string, unknown>];
    if (type !== SELECT && type !== PLURAL && type !== ORDINAL) return node;
    const branches = Object.entries(options).map(([form, branch]) => [
      form,
      Array.isArray(branch) ? pseudoNodes(branch) : typeof branch === 'string' ? addAccents(branch) : branch,
    ]);
    return [name, type, Object.fromEntries(branches)];
  });
}

function addAccents(text: string): string {
  return text.replaceAll(/[a-z]/gu, (letter) => accents.get(letter) ?? letter);
}
