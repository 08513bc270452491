import { notFound } from '@tanstack/react-router';
import { pageFacts } from '../../platform/facts.ts';
import type { LoaderContext } from '../../shared/shell/head.ts';

/**
 * Shared by the development pages (R06), which exist only if the server enables them and which search engines do not
 * index.
 */
export function workshopPage(name: string) {
  return {
    beforeLoad: () => {
      if (!pageFacts().hasDevPages) throw notFound();
    },
    // The loaders of these pages are loaded with every page; their dependencies are not.
    loader: async ({ context }: { context: LoaderContext }) =>
      (await import('./load-workshop.ts')).loadWorkshop(name, context),
  };
}
