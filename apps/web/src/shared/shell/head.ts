import { contentLanguage } from '@podium/i18n';
import { paths } from '@podium/contract/paths';
import { codec, loadMessages, offeredLanguages, translatorFor } from './messages.ts';
import type { ShareSubject } from '@podium/contract';
import type { LanguageTag } from '@podium/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { fromCache, queries } from './queries/queries.ts';
import { isVeiled } from '../reader/veil.ts';
import type { Translate } from './messages.ts';

/** Texts that a page provides about itself. */
export interface PageTexts {
  title: string;
  description?: string;
  /** Prefix of the title while live: `Live 23–21`. */
  live?: string;
  /** Not indexed by search engines. */
  isPrivate?: boolean;
  /** Subject of its share picture. */
  picture?: ShareSubject;
}

/** The texts of a page as its loader returned them. The router keeps them for when the reader comes back. */
export interface LoadedTexts extends PageTexts {
  /** Made from documents with results, which a reader who hides them must not get again. */
  hasResults: boolean;
}

/** Context that the layout passes to every loader. */
export interface LoaderContext {
  queryClient: QueryClient;
  language: LanguageTag;
  /** The phrase bundles of the page, which are already loading. */
  phrases: readonly string[];
}

/**
 * The return value of a screen's loader, once the page's phrases are loaded. The layout writes it into the head, so
 * that no screen's phrases are part of every page.
 */
export async function pageTexts(
  { queryClient, language, phrases }: LoaderContext,
  texts: (t: Translate) => PageTexts,
): Promise<{ page: LoadedTexts }> {
  const [games] = await Promise.all([
    // The layout is loading it already. If that fails, the title is still rendered, with the base form of the language.
    queryClient.query({ ...queries.games(language), ...fromCache }).catch(() => undefined),
    loadMessages(language, phrases),
  ]);
  return { page: { ...texts(translatorFor(language, games?.regions)), hasResults: !isVeiled() } };
}

/** The texts of the innermost screen that provides any; only its title while results are hidden that are part of them. */
export function textsOf(matches: readonly { loaderData?: unknown }[]): PageTexts | undefined {
  const page = matches
    .map(({ loaderData }) => (loaderData as { page?: LoadedTexts } | undefined)?.page)
    .findLast((texts) => texts !== undefined);
  if (page?.hasResults !== true || !isVeiled()) return page;
  return { title: page.title, ...(page.isPrivate && { isPrivate: true }) };
}

/** The title as shown in the window. */
export function fullTitle(t: Translate, { title, live }: Pick<PageTexts, 'title' | 'live'>, games: string): string {
  const full = t('shared.pageTitle', { page: title, games });
  return live === undefined ? full : `${live} · ${full}`;
}

/** Meta tags for a page's texts. They omit the live prefix, because recipients of a link may read it later. */
export function textTags(
  { language, queryClient }: Pick<LoaderContext, 'language' | 'queryClient'>,
  texts: PageTexts,
  publicUrl: string,
) {
  const { title, description, isPrivate } = texts;
  // A picture shows results, and its address is the same for all readers.
  const picture = isVeiled() ? undefined : texts.picture;
  const games = queryClient.getQueryData(queries.games(language).queryKey);
  const t = translatorFor(language, games?.regions);
  const name = games?.name ?? t('app.name');
  const full = fullTitle(t, { title }, name);
  const text = description ?? t('app.tagline');
  const told = {
    title: full,
    description: text,
    ...(picture && {
      image: publicUrl + paths.sharePicture(contentLanguage(language), picture),
      'image:width': '1200',
      'image:height': '630',
      'image:alt': full,
    }),
  };
  return [
    { title: fullTitle(t, texts, name) },
    { name: 'description', content: text },
    ...Object.entries(told).map(([name, content]) => ({ property: `og:${name}`, content })),
    ...(picture ? [{ name: 'twitter:card', content: 'summary_large_image' }] : []),
    ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

/** Returns whether the requested content does not exist; the router marks an unknown address with its own flag. */
export function isMissing(matches: readonly { status: string; _notFound?: boolean }[]): boolean {
  return matches.some(({ status, _notFound }) => status === 'notFound' || _notFound === true);
}

/**
 * Links to the page in all languages for search engines: canonical address, one per language, and the default.
 *
 * @param query of a page whose subject is not in its path: `?discipline=swm&event=SWMW100M`
 */
export function languageLinks(
  publicUrl: string,
  address: string,
  query = '',
): { rel: string; href: string; hrefLang?: string }[] {
  const { language, path } = codec.read(address);
  const bare = path === '/' ? path : path.replace(/\/+$/u, '');
  const href = (tag: LanguageTag) => publicUrl + codec.write(tag, bare) + query;
  return [
    { rel: 'canonical', href: href(language) },
    ...offeredLanguages
      .filter(({ level }) => level !== 'pseudo')
      .map(({ tag }) => ({ rel: 'alternate', hrefLang: tag, href: href(tag) })),
    { rel: 'alternate', hrefLang: 'x-default', href: href('en') },
  ];
}
