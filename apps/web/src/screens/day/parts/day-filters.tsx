import { Button, SelectField } from '@podium/ui';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { FilterBox } from '../../../shared/elements/filters/filter-box.tsx';
import { genders } from '../../../shared/elements/genders.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { GenderField, MedalField } from '../../../shared/program/filter-fields.tsx';
import { countFilters } from '../../../shared/elements/item-filter.ts';
import { queries } from '../../../shared/shell/queries/queries.ts';
import { useGames } from '../../../shared/shell/use-games.ts';
import { listDelegations } from '../day-items.ts';
import type { ScheduleItemAnswer } from '@podium/contract';
import type { DaySearch } from '../state.ts';
import type { ReactNode } from 'react';

/** The filters of a day behind one button that shows how many are set: a plain form without scripts. */
export function DayFilters({ day, search, items, children }: DayFiltersProps) {
  const t = useText();
  const { language } = usePage();
  const { games, format } = useGames();
  const { data: days } = useSuspenseQuery(queries.days(language));
  const { data: venues } = useSuspenseQuery(queries.venues(language));
  const navigate = useNavigate();
  const { show, tz, discipline, venue, gender, delegation, type, medal } = search;
  const onDay = new Set(days.items.find((item) => item.day === day)?.disciplines);
  const disciplines = games.disciplines
    .filter(({ key }) => onDay.has(key) || key === discipline)
    .sort((a, b) => format.compare(a.name, b.name));
  const sites = venues.items
    .filter((item) => !discipline || item.id === venue || item.disciplines.some(({ key }) => key === discipline))
    .sort((a, b) => format.compare(a.name, b.name));
  const folded = countFilters({ gender, delegation, type, medal });
  const set = folded + [show, discipline, venue].filter(Boolean).length;
  const delegations = useDelegations(day, search, items);
  const types = [...new Set([...items.map((item) => item.type), ...(type ? [type] : [])])];

  const updateSearch = (change: Partial<DaySearch>) => {
    const { discipline: sport, venue: site, ...rest } = { ...search, ...change };
    void navigate({
      to: '/{-$locale}/schedule/day/$day/{-$discipline}/{-$venue}',
      params: { day, discipline: sport, venue: sport ? site : undefined },
      search: { ...rest, venue: sport ? undefined : site },
      resetScroll: false,
    });
  };
  return (
    <form method="get" className="filter-bar">
      {show && <input type="hidden" name="show" value={show} />}
      {tz && <input type="hidden" name="tz" value={tz} />}
      <FilterBox count={set} isFolded>
        <div className="filter-form">
          {children}
          <div className="filter-row">
            <SelectField
              label={t('screens.day.discipline')}
              name="discipline"
              value={discipline ?? 'all'}
              options={[
                { value: 'all', label: t('screens.day.allDisciplines') },
                ...disciplines.map(({ key, name }) => ({ value: key, label: name })),
              ]}
              onChange={(value) => updateSearch({ discipline: value === 'all' ? undefined : value, venue: undefined })}
            />
            <SelectField
              label={t('screens.day.venue')}
              name="venue"
              value={venue ?? ''}
              options={[
                { value: '', label: t('screens.day.allVenues') },
                ...sites.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(value) => updateSearch({ venue: value || undefined })}
            />
            <SelectField
              label={t('parts.program.delegation')}
              name="delegation"
              value={delegation ?? ''}
              options={[
                { value: '', label: t('parts.program.anyDelegation') },
                ...delegations.map(({ code, name }) => ({ value: code, label: name })),
              ]}
              onChange={(value) => updateSearch({ delegation: value || undefined })}
            />
            <GenderField value={gender} options={genders} onChange={(value) => updateSearch({ gender: value })} />
            <SelectField
              label={t('parts.program.type')}
              name="type"
              value={type ?? ''}
              options={[
                { value: '', label: t('parts.program.anyType') },
                ...types.map((type) => ({ value: type, label: t(`itemType.${type}`) })),
              ]}
              onChange={(value) => updateSearch({ type: types.find((type) => type === value) })}
            />
            <MedalField value={medal} onChange={(value) => updateSearch({ medal: value })} />
          </div>
          {folded > 0 && (
            <Link
              to="/{-$locale}/schedule/day/$day/{-$discipline}/{-$venue}"
              params={{ day, discipline, venue: discipline ? venue : undefined }}
              search={{ show, tz, venue: discipline ? undefined : venue }}
              className="button at-start"
              resetScroll={false}
            >
              {t('action.clear')}
            </Link>
          )}
          <Button type="submit" className="at-start unscripted">
            {t('action.apply')}
          </Button>
        </div>
      </FilterBox>
    </form>
  );
}
interface DayFiltersProps {
  day: string;
  search: DaySearch;
  /** Items of the day before client-side filters. */
  items: readonly ScheduleItemAnswer[];
  /** Content above the fields. */
  children: ReactNode;
}

/** The delegations to choose from: those of the whole day once loaded, and the chosen one. */
function useDelegations(
  day: string,
  { discipline, venue, delegation }: DaySearch,
  items: readonly ScheduleItemAnswer[],
) {
  const { language } = usePage();
  const { format } = useGames();
  const client = useQueryClient();
  const fullDay = client.getQueryData(queries.day(language, { day, discipline, venue }).queryKey);
  const delegations = listDelegations(fullDay?.items ?? items).sort((a, b) => format.compare(a.name, b.name));
  if (!delegation || delegations.some(({ code }) => code === delegation)) return delegations;
  return [{ code: delegation, name: delegation, flag: null }, ...delegations];
}
