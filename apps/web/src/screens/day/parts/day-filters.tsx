import { Button, SelectField } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { usePage, useText } from '../../../shared/page-context.tsx';
import { queries } from '../../../shared/queries/queries.ts';
import { useGames } from '../../../shared/use-games.ts';
import type { DaySearch } from '../state.ts';

/** Sport and venue of the day: a plain form without scripts, at once with them. */
export function DayFilters({ day, discipline, venue, show }: DayFiltersProps) {
  const t = useText();
  const { language } = usePage();
  const { games, format } = useGames();
  const { data: days } = useSuspenseQuery(queries.days(language));
  const { data: venues } = useSuspenseQuery(queries.venues(language));
  const navigate = useNavigate();
  const onDay = new Set(days.items.find((item) => item.day === day)?.disciplines);
  const disciplines = games.disciplines
    .filter(({ key }) => onDay.has(key) || key === discipline)
    .sort((a, b) => format.compare(a.name, b.name));
  const sites = venues.items
    .filter((item) => !discipline || item.id === venue || item.disciplines.some(({ key }) => key === discipline))
    .sort((a, b) => format.compare(a.name, b.name));

  const go = (wanted: { discipline?: string; venue?: string }) =>
    void navigate({
      to: '/{-$locale}/schedule/day/$day/{-$discipline}/{-$venue}',
      params: { day, discipline: wanted.discipline, venue: wanted.discipline ? wanted.venue : undefined },
      search: { show, venue: wanted.discipline ? undefined : wanted.venue },
      resetScroll: false,
    });
  return (
    <form method="get" className="day-filters">
      {show && <input type="hidden" name="show" value={show} />}
      <SelectField
        label={t('screens.day.discipline')}
        name="discipline"
        value={discipline ?? 'all'}
        options={[
          { value: 'all', label: t('screens.day.allDisciplines') },
          ...disciplines.map(({ key, name }) => ({ value: key, label: name })),
        ]}
        onChange={(value) => go({ discipline: value === 'all' ? undefined : value })}
      />
      <SelectField
        label={t('screens.day.venue')}
        name="venue"
        value={venue ?? ''}
        options={[
          { value: '', label: t('screens.day.allVenues') },
          ...sites.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(value) => go({ discipline, venue: value || undefined })}
      />
      <Button type="submit" className="js:hidden">
        {t('action.apply')}
      </Button>
    </form>
  );
}
interface DayFiltersProps {
  day: string;
  discipline?: string;
  venue?: string;
  show?: DaySearch['show'];
}
