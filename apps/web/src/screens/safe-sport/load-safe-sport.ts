import { pageTexts } from '../../shared/shell/head.ts';
import type { LoaderContext } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';

/**
 * The page must not be indexed: search results would reveal who looks for help. Its data stays as long as the tab, even
 * offline; a service worker has to cache `/api/v1/safe-sport` for users who open the page offline.
 */
export async function loadSafeSport(context: LoaderContext) {
  await context.queryClient.query({ ...queries.safeSport(context.language), ...fromCache });
  return pageTexts(context, (t) => ({
    title: t('screens.safe-sport.title'),
    description: t('screens.safe-sport.description'),
    isPrivate: true,
  }));
}
