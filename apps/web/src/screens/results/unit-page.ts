import { notFound } from '@tanstack/react-router';
import { pageTexts } from '../../shared/head.ts';
import { itemWords } from '../../shared/item-state.ts';
import { fromCache, queries } from '../../shared/queries/queries.ts';
import type { UnitAnswer } from '@podium/contract';
import type { LoaderContext } from '../../shared/head.ts';
import type { UnitTab } from './search.ts';

/** Reads a unit; one of another sport is not at this address. */
export async function loadUnit({ queryClient, language }: LoaderContext, params: { key: string; unit: string }) {
  const [unit, { loadDiscipline }] = await Promise.all([
    queryClient.query({ ...queries.unit(language, { id: params.unit }), ...fromCache }),
    // Not with every page: the readers of sports come where one is opened.
    import('@podium/disciplines/lazy'),
    queryClient.query({ ...queries.games(language), ...fromCache }),
  ]);
  await loadDiscipline(unit.discipline?.code);
  if (unit.discipline && unit.discipline.key !== params.key) throw notFound();
  return unit;
}

const titles = {
  results: 'parts.result.title',
  startlist: 'parts.result.titleStartList',
  reports: 'parts.result.titleReports',
  summary: 'parts.result.titleSummary',
} as const;

export function unitTexts(context: LoaderContext, unit: UnitAnswer, tab: UnitTab) {
  const { title, part } = itemWords(unit);
  const words = { event: title, unit: part || (unit.discipline?.name ?? '') };
  return pageTexts(context, (t) => ({
    title: t(titles[tab], words),
    description: t('parts.result.description', words),
  }));
}
