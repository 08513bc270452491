import { createFileRoute, redirect } from '@tanstack/react-router';
import { failCheck } from '../../platform/failed-check.ts';
import { pageTexts } from '../../shared/shell/head.ts';
import { cupsBeside } from '../../shared/results/cups/cups-query.ts';
import { medalDays } from '../../shared/results/charts/medal-days.ts';
import { latestMedallists } from '../../shared/results/medals/latest-medallists.ts';
import { chosenMedallists } from '../../shared/results/medals/medallists.ts';
import { specialAwardsOf } from '../../shared/people/special-awards/awards-query.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { medalChart } from './medal-chart.ts';
import { medalRace } from './medal-race.ts';
import { MedalsScreen } from './medals-screen.tsx';
import { readMedalsSearch } from './search.ts';
import {
  hasCups,
  hasLatest,
  hasMedalDays,
  hasMedallists,
  hasRace,
  peopleFilter,
  raceFilter,
  tableFilter,
} from './state.ts';

export const Route = createFileRoute('/{-$locale}/medals/$discipline')({
  validateSearch: readMedalsSearch,
  beforeLoad: ({ params, search }) => {
    const discipline = (search.discipline ?? params.discipline).toLowerCase();
    if (discipline !== params.discipline || search.discipline) {
      throw redirect({
        to: '/{-$locale}/medals/$discipline',
        params: { ...params, discipline },
        search: { ...search, discipline: undefined },
        statusCode: 302,
      });
    }
  },
  // Normalized: the server renders the page for its canonical address, and hydration looks up its data by these values.
  loaderDeps: ({ search }) => readMedalsSearch({ ...search }),
  loader: async ({ context: { queryClient, language, phrases }, params: { discipline }, deps: search }) => {
    const [games, , medallists, race] = await Promise.all([
      queryClient.query({ ...queries.games(language), ...fromCache }),
      queryClient.query({ ...queries.medals(language, tableFilter(discipline, search)), ...fromCache }),
      hasMedallists(discipline, search)
        ? queryClient.query({ ...queries.medallists(language, { discipline, day: search.date }), ...fromCache })
        : undefined,
      search.view === 'race'
        ? queryClient.query({ ...queries.medalRace(language, raceFilter(discipline, search)), ...fromCache })
        : undefined,
      hasLatest(discipline, search)
        ? Promise.all([
            queryClient.query({ ...latestMedallists(language, discipline), ...fromCache }),
            queryClient.query({ ...specialAwardsOf(language, { scope: 'games' }), ...fromCache }),
          ])
        : undefined,
      hasCups(discipline, search) ? queryClient.query({ ...cupsBeside(language), ...fromCache }) : undefined,
      search.view === 'people'
        ? queryClient.query({
            ...queries.multiMedallists(language, peopleFilter(discipline, search)),
            ...fromCache,
          })
        : undefined,
    ]);
    if (medallists && hasMedalDays(search) && medalDays(chosenMedallists(medallists.items, search)))
      await medalChart.load();
    if (race && hasRace(race)) await medalRace.load();
    const name = games.disciplines.find(({ key }) => key === discipline)?.name;
    if (discipline !== 'all' && !name) throw failCheck();
    return pageTexts({ queryClient, language, phrases }, (t) => ({
      title: name ? t('screens.medals.titleOf', { discipline: name }) : t('screens.medals.menu'),
      description: t('screens.medals.description'),
      picture: `medals-${discipline}`,
    }));
  },
  staticData: { board: 'medals' },
  component: MedalsPage,
});

function MedalsPage() {
  const { discipline } = Route.useParams();
  return <MedalsScreen discipline={discipline} search={Route.useSearch()} />;
}
