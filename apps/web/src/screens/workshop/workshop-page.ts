import { notFound } from '@tanstack/react-router';
import { pageFacts } from '../../platform/facts.ts';
import type { LoaderContext } from '../../shared/head.ts';

/** What the development pages (R06) share: they are there only where the server says so, and no search engine keeps them. */
export function workshopPage(name: string) {
  return {
    beforeLoad: () => {
      if (!pageFacts().hasDevPages) throw notFound();
    },
    // The loaders of these pages come with every page; what they need does not.
    loader: async ({ context }: { context: LoaderContext }) =>
      (await import('./load-workshop.ts')).loadWorkshop(name, context),
  };
}
