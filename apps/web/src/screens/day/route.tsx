import { createFileRoute, redirect } from '@tanstack/react-router';
import { formattersFor } from '@podium/i18n';
import type { Formatters } from '@podium/i18n';
import { pageTexts } from '../../shared/shell/head.ts';
import { languageByTag } from '../../shared/shell/messages.ts';
import type { ScheduleDaysAnswer } from '@podium/contract';
import type { Translate } from '../../shared/shell/messages.ts';
import { failCheck } from '../../platform/failed-check.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { DayScreen } from './day-screen.tsx';
import { isDay } from '../../shared/shell/search-text.ts';
import { readDaySearch } from './state.ts';

export const Route = createFileRoute('/{-$locale}/schedule/day/$day/{-$discipline}/{-$venue}')({
  validateSearch: readDaySearch,
  beforeLoad: ({ params, search }) => {
    if (!isDay(params.day)) throw failCheck();
    // Redirects a form submitted without scripts to the canonical address.
    const disciplineFilter = search.discipline && search.discipline !== 'all' ? search.discipline : undefined;
    const isMixedCase = params.discipline !== params.discipline?.toLowerCase();
    const venueMovesToPath = !!search.venue && !!params.discipline && !search.discipline;
    if (search.discipline || isMixedCase || venueMovesToPath) {
      const discipline = (search.discipline ? disciplineFilter : params.discipline)?.toLowerCase();
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
    const [games, venues, days] = await Promise.all([
      queryClient.query({ ...queries.games(language), ...fromCache }),
      queryClient.query({ ...queries.venues(language), ...fromCache }),
      queryClient.query({ ...queries.days(language), ...fromCache }),
      queryClient.query({ ...queries.day(language, { day: params.day, ...filter }), ...fromCache }),
    ]);
    const sport = games.disciplines.find(({ key }) => key === params.discipline);
    if (params.discipline && !sport) throw failCheck();
    const place = venues.items.find(({ id }) => id.toLowerCase() === params.venue?.toLowerCase());
    if (params.venue && !place) throw failCheck();
    const format = formattersFor(languageByTag(language, games.regions), 'UTC');
    const date = format.dateLong(params.day);
    const dayInfo = days.items.find(({ day }) => day === params.day);
    return pageTexts({ queryClient, language, phrases }, (t) => ({
      title: dayTitle(t, { discipline: sport?.name, venue: place?.name, date }, format.capital),
      description: dayText(t, date, dayInfo),
      picture: dayInfo && `day-${params.day}`,
    }));
  },
  component: DayPage,
});

/** Summary of the day for link previews. */
function dayText(t: Translate, date: string, day: ScheduleDaysAnswer['items'][number] | undefined): string {
  const text = t('screens.day.description', { date });
  if (!import.meta.env.SSR || !day) return text;
  const { medalUnits, competitionUnits, disciplines } = day;
  const facts = [
    medalUnits > 0 && t('shared.medalUnits', { count: medalUnits }),
    competitionUnits > 0 && t('shared.units', { count: competitionUnits }),
    disciplines.length > 0 && t('shared.sports', { count: disciplines.length }),
  ].filter(Boolean);
  return [facts.join(' · '), text].filter(Boolean).join('. ');
}

interface TitleParts {
  discipline?: string;
  venue?: string;
  date: string;
}

function dayTitle(t: Translate, { discipline, venue, date }: TitleParts, capital: Formatters['capital']): string {
  if (!discipline) return capital(date);
  return venue ? t('screens.day.titleAt', { discipline, venue, date }) : t('screens.day.titleOf', { discipline, date });
}

function DayPage() {
  const { day, discipline, venue } = Route.useParams();
  const search = Route.useSearch();
  return <DayScreen day={day} search={{ ...search, discipline, venue: venue ?? search.venue }} />;
}
