import { codec, offeredLanguages, translatorFor } from './messages.ts';
import type { LanguageTag } from '@podium/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { queries } from './queries/queries.ts';
import type { Translate } from './messages.ts';

/** What a screen says of itself in the head; its loader has read what `texts` needs. */
export function screenHead(
  context: { language: LanguageTag; queryClient: QueryClient },
  texts: (t: Translate) => { title: string; description?: string; isPrivate?: boolean },
) {
  const t = translatorFor(context.language);
  const { title, description, isPrivate } = texts(t);
  const games = context.queryClient.getQueryData(queries.games(context.language).queryKey)?.name ?? t('app.name');
  const full = t('shared.pageTitle', { page: title, games });
  const text = description ?? t('app.tagline');
  return {
    meta: [
      { title: full },
      { name: 'description', content: text },
      { property: 'og:title', content: full },
      { property: 'og:description', content: text },
      ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
  };
}

/** Whether what was asked for is not there; the router marks the place of an unknown address by its own flag. */
export function isMissing(matches: readonly { status: string; _notFound?: boolean }[]): boolean {
  return matches.some(({ status, _notFound }) => status === 'notFound' || _notFound === true);
}

/** The page in all languages for search engines: canonical address, one per language, and the default. */
export function languageLinks(publicUrl: string, address: string): { rel: string; href: string; hrefLang?: string }[] {
  const { language, path } = codec.read(address);
  const bare = path === '/' ? path : path.replace(/\/+$/u, '');
  const href = (tag: LanguageTag) => publicUrl.replace(/\/+$/u, '') + codec.write(tag, bare);
  return [
    { rel: 'canonical', href: href(language) },
    ...offeredLanguages
      .filter(({ level }) => level === 'required')
      .map(({ tag }) => ({ rel: 'alternate', hrefLang: tag, href: href(tag) })),
    { rel: 'alternate', hrefLang: 'x-default', href: href('en') },
  ];
}
