import { contentLanguage } from '@podium/i18n';
import { paths } from '@podium/contract/paths';
import { codec, loadMessages, offeredLanguages, translatorFor } from './messages.ts';
import type { ShareSubject } from '@podium/contract';
import type { LanguageTag } from '@podium/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { fromCache, queries } from './queries/queries.ts';
import { isVeiled } from './veil/veil.ts';
import type { Translate } from './messages.ts';

/** What a page says of itself. */
export interface PageTexts {
  title: string;
  description?: string;
  /** Stands before the title while it is so: `Live 23–21`. */
  live?: string;
  /** Not for search engines. */
  isPrivate?: boolean;
  /** What its share picture shows. */
  picture?: ShareSubject;
}

/** What the layout hands to every loader. */
export interface LoaderContext {
  queryClient: QueryClient;
  language: LanguageTag;
  /** The bundles of phrases that the page says; they are on their way. */
  phrases: readonly string[];
}

/**
 * What a screen's loader returns, when the page's phrases have come: the layout writes it into the head, so that no
 * screen's words come with every page.
 */
export async function pageTexts(
  { queryClient, language, phrases }: LoaderContext,
  texts: (t: Translate) => PageTexts,
): Promise<{ page: PageTexts }> {
  const [games] = await Promise.all([
    // On its way for the layout. Without it a title still stands, in the language's own form.
    queryClient.query({ ...queries.games(language), ...fromCache }).catch(() => undefined),
    loadMessages(language, phrases),
  ]);
  return { page: texts(translatorFor(language, games?.regions)) };
}

/** The texts of the innermost screen that told some. */
export function textsOf(matches: readonly { loaderData?: unknown }[]): PageTexts | undefined {
  return matches
    .map(({ loaderData }) => (loaderData as { page?: PageTexts } | undefined)?.page)
    .findLast((page) => page !== undefined);
}

/** As a window says it. */
export function fullTitle(t: Translate, { title, live }: Pick<PageTexts, 'title' | 'live'>, games: string): string {
  const full = t('shared.pageTitle', { page: title, games });
  return live === undefined ? full : `${live} · ${full}`;
}

/** Tags of a page's texts. Recipients of a link may read it when nothing is live anymore. */
export function textTags(
  { language, queryClient }: Pick<LoaderContext, 'language' | 'queryClient'>,
  texts: PageTexts,
  publicUrl: string,
) {
  const { title, description, isPrivate } = texts;
  // A picture shows results, and its address is the same for everybody.
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

/** Whether what was asked for is not there; the router marks the place of an unknown address by its own flag. */
export function isMissing(matches: readonly { status: string; _notFound?: boolean }[]): boolean {
  return matches.some(({ status, _notFound }) => status === 'notFound' || _notFound === true);
}

/** The page in all languages for search engines: canonical address, one per language, and the default. */
export function languageLinks(publicUrl: string, address: string): { rel: string; href: string; hrefLang?: string }[] {
  const { language, path } = codec.read(address);
  const bare = path === '/' ? path : path.replace(/\/+$/u, '');
  const href = (tag: LanguageTag) => publicUrl + codec.write(tag, bare);
  return [
    { rel: 'canonical', href: href(language) },
    ...offeredLanguages
      .filter(({ level }) => level !== 'pseudo')
      .map(({ tag }) => ({ rel: 'alternate', hrefLang: tag, href: href(tag) })),
    { rel: 'alternate', hrefLang: 'x-default', href: href('en') },
  ];
}
