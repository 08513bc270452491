import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { formattersFor } from '@podium/i18n';
import { pageTexts } from '../../shared/head.ts';
import { languageByTag } from '../../shared/messages.ts';
import type { Translate } from '../../shared/messages.ts';
import { failCheck } from '../../shared/route-guard.ts';
import { fromCache, queries } from '../../shared/queries/queries.ts';
import { DayScreen } from './day-screen.tsx';
import { isDay, readDaySearch } from './state.ts';

export const Route = createFileRoute('/{-$locale}/schedule/day/$day/{-$discipline}/{-$venue}')({
  validateSearch: readDaySearch,
  beforeLoad: ({ params, search }) => {
    if (!isDay(params.day)) throw failCheck();
    // What a form without scripts asks for, in the address that says it.
    const asked = search.discipline && search.discipline !== 'all' ? search.discipline : undefined;
    const isMixedCase = params.discipline !== params.discipline?.toLowerCase();
    const venueMovesToPath = !!search.venue && !!params.discipline && !search.discipline;
    if (search.discipline || isMixedCase || venueMovesToPath) {
      const discipline = (search.discipline ? asked : params.discipline)?.toLowerCase();
      const venue = search.venue ?? (isMixedCase ? params.venue : undefined);
      throw redirect({
        to: '/{-$locale}/schedule/day/$day/{-$discipline}/{-$venue}',
        params: { ...params, discipline, venue: discipline ? venue : undefined },
        search: { ...search, discipline: undefined, venue: discipline ? undefined : venue },
        statusCode: 302,
      });
    }
  },
  loaderDeps: ({ search: { venue, delegation } }) => ({ venue, delegation }),
  loader: async ({ context: { queryClient, language, phrases }, params, deps }) => {
    const { discipline, venue = deps.venue } = params;
    const filter = { discipline, venue, delegation: deps.delegation };
    const [games, venues] = await Promise.all([
      queryClient.query({ ...queries.games(language), ...fromCache }),
      queryClient.query({ ...queries.venues(language), ...fromCache }),
      queryClient.query({ ...queries.days(language), ...fromCache }),
      queryClient.query({ ...queries.day(language, { day: params.day, ...filter }), ...fromCache }),
    ]);
    const sport = games.disciplines.find(({ key }) => key === params.discipline);
    if (params.discipline && !sport) throw notFound();
    const place = venues.items.find(({ id }) => id.toLowerCase() === params.venue?.toLowerCase());
    if (params.venue && !place) throw notFound();
    const date = formattersFor(languageByTag(language), 'UTC').dateLong(params.day);
    return pageTexts({ language, phrases }, (t) => ({
      title: titleOf(t, { discipline: sport?.name, venue: place?.name, date }),
      description: t('screens.day.description', { date }),
    }));
  },
  component: DayPage,
});

function titleOf(t: Translate, words: { discipline?: string; venue?: string; date: string }): string {
  const { discipline, venue, date } = words;
  if (!discipline) return date;
  return venue ? t('screens.day.titleAt', { discipline, venue, date }) : t('screens.day.titleOf', { discipline, date });
}

function DayPage() {
  const { day, discipline, venue } = Route.useParams();
  const search = Route.useSearch();
  return <DayScreen day={day} search={{ ...search, discipline, venue: venue ?? search.venue }} />;
}
