import { redirect } from '@tanstack/react-router';
import { failCheck } from '../../platform/failed-check.ts';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { reportsQuery } from './reports-query.ts';
import { readReportsSearch } from './search.ts';
import type { LoaderContext } from '../../shared/shell/head.ts';

interface ReportsRequest {
  inPath: string | undefined;
  /** From the form without scripts, which redirects to the address of that sport. */
  requestedKey: string | undefined;
  search: Record<string, unknown>;
}

export async function loadReports(context: LoaderContext, { inPath, requestedKey, search }: ReportsRequest) {
  const { queryClient, language, phrases } = context;
  const discipline = (requestedKey ?? inPath)?.toLowerCase();
  if (discipline !== inPath) {
    throw redirect({
      to: '/{-$locale}/reports/{-$discipline}',
      params: (now) => ({ ...now, discipline }),
      search: { ...readReportsSearch(search), discipline: undefined },
      statusCode: requestedKey ? 302 : 301,
    });
  }
  const [games] = await Promise.all([
    queryClient.query({ ...queries.games(language), ...fromCache }),
    queryClient.query({ ...reportsQuery(language, discipline), ...fromCache }),
    queryClient.query({ ...queries.contentDocuments(language), ...fromCache }),
    discipline === undefined ? queryClient.query({ ...queries.bulletins(language), ...fromCache }) : undefined,
  ]);
  const name = games.disciplines.find(({ key }) => key === discipline)?.name;
  if (discipline !== undefined && name === undefined) throw failCheck();
  return pageTexts({ queryClient, language, phrases }, (t) => ({
    title: name ? t('screens.reports.titleOf', { discipline: name }) : t('screens.reports.title'),
    description: t('screens.reports.description'),
  }));
}
