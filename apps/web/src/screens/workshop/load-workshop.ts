import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { loadSamples } from './load-samples.ts';
import type { LoaderContext } from '../../shared/shell/head.ts';

export async function loadWorkshop(name: string, { queryClient, language, phrases }: LoaderContext) {
  await Promise.all([loadSamples(language), queryClient.query({ ...queries.games(language), ...fromCache })]);
  return pageTexts({ queryClient, language, phrases }, () => ({ title: name, isPrivate: true }));
}
