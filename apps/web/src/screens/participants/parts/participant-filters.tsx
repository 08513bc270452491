import { Button, SelectField } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { memo, useCallback } from 'react';
import { FilterBox } from '../../../shared/elements/filters/filter-box.tsx';
import { daysOf } from '../../../shared/shell/games-time.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';
import { genders } from '../../../shared/elements/genders.ts';
import { useGames } from '../../../shared/shell/use-games.ts';
import { activeFilters } from '../filter.ts';
import { searchWords } from '../../../shared/shell/search-text.ts';
import { readParticipantsSearch } from '../state.ts';
import { DelegationField } from './delegation-field.tsx';
import { QueryField } from './query-field.tsx';
import { useStable } from './use-typed.ts';
import type { ParticipantsSearch, Tab } from '../state.ts';

const medals = ['gold', 'silver', 'bronze'] as const;

interface ParticipantFiltersProps {
  tab: Tab;
  search: ParticipantsSearch;
  onType: (q: ParticipantsSearch['q']) => void;
}

/**
 * The search field, and the filters behind one button, or next to the list if there is room. One form without scripts.
 */
export function ParticipantFilters({ tab, search, onType }: ParticipantFiltersProps) {
  const t = useText();
  const navigate = useNavigate();
  const active = activeFilters(tab, search);
  const { q, page: _page, ...filters } = search;
  const currentFilters = useStable<ParticipantsSearch>(filters);
  const updateSearch = useCallback(
    (change: Partial<ParticipantsSearch>) =>
      void navigate({
        to: '/{-$locale}/participants/$tab',
        params: { tab },
        search: (now) => readParticipantsSearch({ ...now, ...change, page: undefined }),
        resetScroll: false,
      }),
    [navigate, tab],
  );
  return (
    <search>
      <form
        method="get"
        className="people-filters"
        onSubmit={(event) => {
          event.preventDefault();
          updateSearch({ q: searchWords(new FormData(event.currentTarget).get('q')) });
        }}
      >
        <QueryField tab={tab} q={q} onType={onType} />
        <FilterBox count={active} isFolded>
          <div className="people-filter-form">
            <FilterFields tab={tab} search={currentFilters} onChoose={updateSearch} />
            {active > 0 && (
              <Link
                to="/{-$locale}/participants/$tab"
                params={{ tab }}
                search={{ q, sort: search.sort }}
                preload={false}
                resetScroll={false}
                className="button"
              >
                {t('action.clear')}
              </Link>
            )}
          </div>
        </FilterBox>
        <Button type="submit" look="main" className="unscripted">
          {t('action.apply')}
        </Button>
      </form>
    </search>
  );
}

interface FilterFieldsProps {
  tab: Tab;
  search: ParticipantsSearch;
  onChoose: (change: Partial<ParticipantsSearch>) => void;
}

/** Memoized, so that typing does not rerender the fields. */
const FilterFields = memo(function FilterFields({ tab, search, onChoose }: FilterFieldsProps) {
  const t = useText();
  const { games, format } = useGames();
  const disciplines = games.disciplines.toSorted((a, b) => format.compare(a.name, b.name));
  return (
    <>
      <SelectField
        label={t('screens.participants.discipline')}
        name="discipline"
        value={search.discipline ?? ''}
        options={[
          { value: '', label: t('screens.participants.allDisciplines') },
          ...disciplines.map(({ key, name }) => ({ value: key, label: name })),
        ]}
        onChange={(discipline) => onChoose({ discipline, event: undefined })}
      />
      {tab !== 'delegations' && search.discipline && (
        <EventField discipline={search.discipline} event={search.event} onChoose={onChoose} />
      )}
      {tab !== 'delegations' && (
        <SelectField
          label={t('screens.participants.gender')}
          name="gender"
          value={search.gender ?? ''}
          options={[
            { value: '', label: t('screens.participants.allGenders') },
            ...genders
              .filter((gender) => tab === 'teams' || gender === 'M' || gender === 'W' || gender === search.gender)
              .map((gender) => ({ value: gender, label: t(`gender.${gender}`) })),
          ]}
          onChange={(gender) => onChoose({ gender: gender as ParticipantsSearch['gender'] })}
        />
      )}
      {tab !== 'delegations' && <DelegationField delegation={search.delegation} onChoose={onChoose} />}
      <SelectField
        label={t('screens.participants.date')}
        name="date"
        value={search.date ?? ''}
        options={[
          { value: '', label: t('screens.participants.allDays') },
          ...daysOf(games).map((day) => ({ value: day, label: format.capital(format.dateWithWeekday(day)) })),
        ]}
        onChange={(date) => onChoose({ date })}
      />
      <SelectField
        label={t('screens.participants.medal')}
        name="medal"
        value={search.medal ?? ''}
        options={[
          { value: '', label: t('screens.participants.allMedals') },
          ...medals.map((medal) => ({ value: medal, label: t(`screens.participants.${medal}`) })),
        ]}
        onChange={(medal) => onChoose({ medal: medal as ParticipantsSearch['medal'] })}
      />
      <div className="people-sort-field">
        <SelectField
          label={t('screens.participants.sort')}
          name="sort"
          value={search.sort ?? ''}
          options={[
            { value: '', label: t('screens.participants.sortName') },
            ...(tab === 'delegations'
              ? []
              : [{ value: 'delegation', label: t('screens.participants.sortDelegation') }]),
            { value: '-medals', label: t('screens.participants.sortMedals') },
          ]}
          onChange={(sort) => onChoose({ sort: sort as ParticipantsSearch['sort'] })}
        />
      </div>
    </>
  );
});

interface EventFieldProps {
  discipline: string;
  event?: string;
  onChoose: (change: Partial<ParticipantsSearch>) => void;
}

function EventField({ discipline, event, onChoose }: EventFieldProps) {
  const t = useText();
  const { language } = usePage();
  const { data } = useQuery(queries.discipline(language, { key: discipline }));
  return (
    <SelectField
      label={t('screens.participants.event')}
      name="event"
      value={event ?? ''}
      options={[
        { value: '', label: t('screens.participants.allEvents') },
        ...(data?.eventList ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(eventId) => onChoose({ event: eventId })}
    />
  );
}
