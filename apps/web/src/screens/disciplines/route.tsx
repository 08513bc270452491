import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { DisciplinesScreen } from './disciplines-screen.tsx';
import { readDisciplinesSearch } from './state.ts';

export const Route = createFileRoute('/{-$locale}/schedule/disciplines')({
  validateSearch: readDisciplinesSearch,
  loaderDeps: ({ search: { discipline } }) => ({ discipline }),
  loader: async ({ context: { queryClient, language, phrases }, deps: { discipline } }) => {
    const [sport] = await Promise.all([
      discipline
        ? queryClient.query({ ...queries.discipline(language, { key: discipline }), ...fromCache })
        : undefined,
      discipline
        ? queryClient.query({ ...queries.disciplineSchedule(language, { key: discipline }), ...fromCache })
        : undefined,
      queryClient.query({ ...queries.games(language), ...fromCache }),
      queryClient.query({ ...queries.grid(language), ...fromCache }),
      queryClient.query({ ...queries.live(language), ...fromCache }),
    ]);
    if (sport?.units && sport.live.length + sport.next.length === 0)
      await queryClient.query({ ...queries.medallists(language, { discipline: sport.key }), ...fromCache });
    return pageTexts({ queryClient, language, phrases }, (t) => ({
      title: sport ? t('screens.disciplines.titleOf', { name: sport.name }) : t('screens.disciplines.title'),
      description: t('screens.disciplines.description'),
    }));
  },
  component: DisciplinesPage,
});

function DisciplinesPage() {
  return <DisciplinesScreen search={Route.useSearch()} />;
}
