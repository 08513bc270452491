import { trampolineFinal } from '../../fixtures/trampoline.ts';
import { units } from '../../fixtures/units.ts';
import { loadSport } from '../../shared/results/sport/load-sport.ts';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import type { LoaderContext } from '../../shared/shell/head.ts';

/** Loads the sports of all samples too, because a server-rendered page cannot wait for them while rendering. */
export async function loadWorkshop(name: string, { queryClient, language, phrases }: LoaderContext) {
  await Promise.all([
    ...[...units, trampolineFinal].map(async ({ discipline }) => loadSport(language, discipline?.code)),
    queryClient.query({ ...queries.games(language), ...fromCache }),
  ]);
  return pageTexts({ queryClient, language, phrases }, () => ({ title: name, isPrivate: true }));
}
