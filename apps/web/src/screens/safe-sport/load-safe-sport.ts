import { pageTexts } from '../../shared/head.ts';
import type { LoaderContext } from '../../shared/head.ts';
import { fromCache, queries } from '../../shared/queries/queries.ts';

/** Search engines must not list the page: it would show who looks for help. */
export async function loadSafeSport(context: LoaderContext) {
  await context.queryClient.query({ ...queries.safeSport(context.language), ...fromCache });
  return pageTexts(context, (t) => ({
    title: t('screens.safe-sport.title'),
    description: t('screens.safe-sport.description'),
    isPrivate: true,
  }));
}
