import { notFound } from '@tanstack/react-router';
import { pageFacts } from '../../platform/facts.ts';
import { pageTexts } from '../../shared/head.ts';
import { fromCache, queries } from '../../shared/queries/queries.ts';
import type { LoaderContext } from '../../shared/head.ts';

/** What the development pages (R06) share: they are there only where the server says so, and no search engine keeps them. */
export function workshopPage(name: string) {
  return {
    beforeLoad: () => {
      if (!pageFacts().hasDevPages) throw notFound();
    },
    loader: async ({ context: { queryClient, language, phrases } }: { context: LoaderContext }) => {
      // Loaders of these pages come with every page, what they need does not.
      const { loadSamples } = await import('./load-samples.ts');
      await Promise.all([loadSamples(language), queryClient.query({ ...queries.games(language), ...fromCache })]);
      return pageTexts({ language, phrases }, () => ({ title: name, isPrivate: true }));
    },
  };
}
