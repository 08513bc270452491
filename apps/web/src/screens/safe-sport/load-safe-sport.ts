import { pageTexts } from '../../shared/head.ts';
import type { LoaderContext } from '../../shared/head.ts';
import { fromCache, queries } from '../../shared/queries/queries.ts';

/**
 * Search engines must not list the page: it would show who looks for help. What was read stays for as long as the tab, also
 * without a connection; a service worker has to keep `/api/v1/safe-sport` for those who open the page offline.
 */
export async function loadSafeSport(context: LoaderContext) {
  await context.queryClient.query({ ...queries.safeSport(context.language), ...fromCache });
  return pageTexts(context, (t) => ({
    title: t('screens.safe-sport.title'),
    description: t('screens.safe-sport.description'),
    isPrivate: true,
  }));
}
