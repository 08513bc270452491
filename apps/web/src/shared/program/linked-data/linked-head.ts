import { queries } from '../../shell/queries/queries.ts';
import { translatorFor } from '../../shell/messages.ts';
import type { ComponentProps } from 'react';
import type { LoaderContext, PageTexts } from '../../shell/head.ts';
import type { LinkedData, PageFacts } from './linked-data.ts';

interface PageMatch {
  context: LoaderContext & { facts: { publicUrl: string } };
  /** Path with its language. */
  pathname: string;
  loaderData?: { page?: PageTexts };
}

/**
 * Part of a page's head with its linked data. Call it only on the server (`import.meta.env.SSR`), so that browsers do
 * not load its code.
 *
 * @param build returns undefined if there is nothing to describe
 */
export function linkedHead(
  { context, pathname, loaderData }: PageMatch,
  build: (facts: PageFacts) => LinkedData | undefined,
): { meta?: ComponentProps<'meta'>[] } {
  const { queryClient, language, facts } = context;
  const games = queryClient.getQueryData(queries.games(language).queryKey);
  const data = build({
    url: facts.publicUrl + pathname,
    // Search engines would show the marks that isolate names.
    description: loaderData?.page?.description?.replaceAll(/[\u2068\u2069]/gu, ''),
    games,
    t: translatorFor(language, games?.regions),
  });
  // The router makes a script of it, which its types do not know.
  return data ? { meta: [{ 'script:ld+json': data } as ComponentProps<'meta'>] } : {};
}
