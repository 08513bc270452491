import { isOurs } from '@podium/contract/served-by';
import { disciplineKey } from '@podium/disciplines/keys';
import { allLanguages, createPathCodec, inRegion, intlLocale, languages, pluralRulesFor } from '@podium/i18n';
import { createIsomorphicFn } from '@tanstack/react-start';
import { _createCache, _createIntlFormatters, createTranslator } from 'use-intl/core';
import { reloadOnce } from '../../platform/chunk-reload.ts';
import { nativeShell } from '../../platform/native-shell.ts';
import { ReadError } from '../../platform/read-error.ts';
import type { Regions } from '@podium/games';
import type { LanguageDefinition, LanguageTag, Messages } from '@podium/i18n';

/** The languages of this build; pseudo-languages only if the build enables them. */
const offered = import.meta.env.VITE_PSEUDO === '1' ? allLanguages : languages;
export const codec = createPathCodec(offered);
export { offered as offeredLanguages };

/** @param regions the regional forms of languages that the Games use */
export function languageByTag(tag: LanguageTag, regions?: Regions): LanguageDefinition & { tag: LanguageTag } {
  const found = offered.find((language) => language.tag === tag);
  if (!found) throw new Error(`Unknown language ${tag}`);
  return inRegion<LanguageDefinition & { tag: LanguageTag }>(found, regions);
}

/**
 * Set by the build: the version of the phrases, the screens and sports that have their own, and the screen for each
 * address.
 */
const table = import.meta.env.VITE_PHRASES;

/** The wire format of phrases: nested records whose leaves are texts or compiled messages. */
type PhraseNode = { [key: string]: unknown };

/**
 * All phrases loaded so far, by language. Translators keep a reference to the record, so later phrases are added to it.
 */
const loaded = new Map<LanguageTag, PhraseNode>();
const loads = new Map<string, Promise<void>>();

const fetchBundle = createIsomorphicFn()
  .server(async (language: LanguageTag, _bundle: string): Promise<PhraseNode> => {
    const { phrases } = await import('virtual:phrases');
    return phrases[language] as PhraseNode;
  })
  .client(async (language: LanguageTag, bundle: string): Promise<PhraseNode> => {
    const response = await fetch(bundleAddress(language, bundle)).catch(() => {
      throw new ReadError(0, 'offline', '');
    });
    // The native apps bring their own files.
    if (!nativeShell() && !isOurs(response)) throw new ReadError(0, 'offline', '');
    // The file belongs to an older build; the reloaded page requests the current file.
    if (response.status === 404 && reloadOnce()) return new Promise(() => undefined);
    if (!response.ok) throw new ReadError(503, 'unavailable', '');
    return (await response.json()) as PhraseNode;
  });

/** Phrases used on every page; all others are loaded with the part that uses them. */
export const coreBundle = 'core';

export function bundleAddress(language: LanguageTag, bundle: string): string {
  return `/assets/locales/${language}/${bundle}-${table.version}.json`;
}

const LAYOUT_LENGTH = '/{-$locale}'.length;

/** The bundles of a page: those of every page, of its screen, and of its sport. */
export function bundlesOf({ routeId, params }: { routeId: string; params: object }): string[] {
  const { key } = params as { key?: string };
  const screen = table.screens[routeId.slice(LAYOUT_LENGTH)];
  return [coreBundle, ...(screen ? [`screen-${screen}`] : []), ...sportBundles(key)];
}

export const allBundles = (language: LanguageTag): string[] =>
  [
    ...new Set([
      coreBundle,
      ...Object.values(table.screens).map((screen) => `screen-${screen}`),
      ...table.sports.map((key) => `discipline-${key}`),
    ]),
  ].map((bundle) => bundleAddress(language, bundle));

/**
 * The bundle of a sport's own phrases; shared sport phrases are loaded with the screen.
 * @param code our key, an address or a feed code
 */
export function sportBundles(code: string | undefined): string[] {
  const key = disciplineKey(code);
  return table.sports.includes(key) ? [`discipline-${key}`] : [];
}

/**
 * Loads bundles; await it before rendering their phrases in that language. Failed loads are retried by the next call.
 */
export async function loadMessages(language: LanguageTag, bundles: readonly string[]): Promise<void> {
  // The server has all phrases in one bundle.
  const wanted = import.meta.env.SSR ? [coreBundle] : bundles;
  await Promise.all(wanted.map((bundle) => loadBundle(language, bundle)));
}

function loadBundle(language: LanguageTag, bundle: string): Promise<void> {
  const key = `${language} ${bundle}`;
  let load = loads.get(key);
  if (!load) {
    load = fetchBundle(language, bundle).then((phrases) => keepMessages(language, phrases));
    loads.set(key, load);
    load.catch(() => loads.delete(key));
  }
  return load;
}

export function keepMessages(language: LanguageTag, phrases: object): void {
  const all = loaded.get(language) ?? emptyNode();
  loaded.set(language, all);
  addPhrases(all, phrases as PhraseNode);
}

/** Without a prototype: phrases are also looked up by codes of the feed, and `irm.constructor` must be missing. */
const emptyNode = (): PhraseNode => Object.create(null) as PhraseNode;

function addPhrases(node: PhraseNode, phrases: PhraseNode): void {
  for (const [key, value] of Object.entries(phrases)) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      addPhrases((node[key] ??= emptyNode()) as PhraseNode, value as PhraseNode);
    else node[key] = value;
  }
}

export const hasMessages = (language: LanguageTag) => loaded.has(language);

/**
 * A language to render in if the phrases of another could not be loaded: the language itself if loaded, otherwise any
 * loaded one.
 */
export function shownLanguage(language: LanguageTag): LanguageTag {
  return hasMessages(language) ? language : (loaded.keys().next().value ?? language);
}

export type Translate = ReturnType<typeof createTranslator<Messages>>;
/** Keyed by language and regional form. */
const translators = new Map<string, Translate>();
const formatters = _createIntlFormatters(_createCache());

/** A translator for use outside components, such as titles and descriptions. */
export function translatorFor(language: LanguageTag, regions?: Regions): Translate {
  const definition = languageByTag(language, regions);
  const form = `${language} ${definition.intl}`;
  let translate = translators.get(form);
  if (!translate) {
    const messages = loaded.get(language);
    if (!messages) throw new Error(`The phrases of ${language} are not loaded`);
    translate = createTranslator({
      locale: intlLocale(definition),
      messages: messages as unknown as Messages,
      timeZone: 'UTC',
      // The only hook for plural rules that a browser lacks: the public options accept only a locale.
      _formatters: {
        ...formatters,
        getPluralRules: pluralRulesFor(definition, (...asked) => formatters.getPluralRules(...asked)),
      },
    });
    translators.set(form, translate);
  }
  return translate;
}
