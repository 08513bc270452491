import { notFound } from '@tanstack/react-router';
import { pageTexts } from '../../shared/head.ts';
import { fromCache, queries } from '../../shared/queries/queries.ts';
import { reportsQuery } from './reports-query.ts';
import type { LoaderContext } from '../../shared/head.ts';

export async function loadReports({ queryClient, language, phrases }: LoaderContext, discipline?: string) {
  const [games] = await Promise.all([
    queryClient.query({ ...queries.games(language), ...fromCache }),
    queryClient.query({ ...reportsQuery(language, discipline), ...fromCache }),
  ]);
  const name = games.disciplines.find(({ key }) => key === discipline)?.name;
  if (discipline !== undefined && name === undefined) throw notFound();
  return pageTexts({ language, phrases }, (t) => ({
    title: name ? t('screens.reports.titleOf', { discipline: name }) : t('screens.reports.title'),
    description: t('screens.reports.description'),
  }));
}
