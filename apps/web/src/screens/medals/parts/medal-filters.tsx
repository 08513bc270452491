import { Button, SelectField, chipClass } from '@podium/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { FilterBox } from '../../../shared/elements/filters/filter-box.tsx';
import { daysOf } from '../../../shared/shell/games-time.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { setFilters } from '../state.ts';
import type { ReactNode } from 'react';
import type { MedalsSearch } from '../../../shared/results/medals/medallists.ts';

const genders = ['M', 'W', 'X'] as const;
const divisions = ['1', '2', '3'] as const;

interface ChosenProps {
  discipline: string;
  search: MedalsSearch;
}
interface MedalFiltersProps extends ChosenProps {
  /** Content before the button. */
  views: ReactNode;
  /** Content next to the button. */
  children: ReactNode;
}

/** The filters of the medal table behind one button that shows how many are set: a plain form without scripts. */
export function MedalFilters({ discipline, search, views, children }: MedalFiltersProps) {
  const t = useText();
  const set = setFilters(discipline, search);
  return (
    <form method="get" className="filter-bar medal-bar">
      {search.gender && <input type="hidden" name="gender" value={search.gender} />}
      {search.division && <input type="hidden" name="division" value={search.division} />}
      {search.view && <input type="hidden" name="view" value={search.view} />}
      {search.sort && <input type="hidden" name="sort" value={search.sort} />}
      {views}
      <FilterBox count={set} isFolded>
        <div className="filter-form">
          <Choices discipline={discipline} search={search} />
          <Chips discipline={discipline} search={search} />
          {set > 0 && (
            <Link
              to="/{-$locale}/medals/$discipline"
              params={{ discipline: 'all' }}
              search={{ view: search.view, sort: search.sort }}
              className="button at-start"
              preload={false}
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
      {children}
    </form>
  );
}

function Choices({ discipline, search }: ChosenProps) {
  const t = useText();
  const { games, format } = useGames();
  const navigate = useNavigate();
  const otherSearch = withoutCount(search);
  const disciplines = games.disciplines.toSorted((a, b) => format.compare(a.name, b.name));
  const updateSearch = (sport: string, change: MedalsSearch) =>
    void navigate({
      to: '/{-$locale}/medals/$discipline',
      params: { discipline: sport },
      search: change,
      resetScroll: false,
    });
  return (
    <div className="filter-row">
      <SelectField
        label={t('screens.medals.discipline')}
        name="discipline"
        value={discipline}
        options={[
          { value: 'all', label: t('screens.medals.allDisciplines') },
          ...disciplines.map(({ key, name }) => ({ value: key, label: name })),
        ]}
        onChange={(value) => updateSearch(value, otherSearch)}
      />
      {search.view === undefined && (
        <SelectField
          label={t('screens.medals.date')}
          name="date"
          value={search.date ?? ''}
          options={[
            { value: '', label: t('screens.medals.allDays') },
            ...daysOf(games).map((day) => ({ value: day, label: format.capital(format.dateWithWeekday(day)) })),
          ]}
          onChange={(date) => updateSearch(discipline, { ...otherSearch, date: date || undefined })}
        />
      )}
    </div>
  );
}

/** Gender and division as chips, because there are few choices. */
function Chips({ discipline, search }: ChosenProps) {
  const t = useText();
  const otherSearch = withoutCount(search);
  const chip = (change: Partial<MedalsSearch>, isSelected: boolean, label: ReactNode, name?: string) => (
    <li key={JSON.stringify(change)}>
      <Link
        to="/{-$locale}/medals/$discipline"
        params={{ discipline }}
        search={{ ...otherSearch, ...change }}
        className={chipClass}
        activeOptions={{ exact: true, includeSearch: true }}
        aria-current={isSelected ? 'true' : undefined}
        preload={false}
        resetScroll={false}
      >
        {name ? (
          <>
            <span aria-hidden="true">{label}</span>
            <span className="visually-hidden">{name}</span>
          </>
        ) : (
          label
        )}
      </Link>
    </li>
  );
  const labelled = (name: string, value: string) => t('shared.labelled', { name, value });
  const [allGenders, allDivisions] = [t('action.allGenders'), t('action.allDivisions')];
  return (
    <div className="medal-chips">
      <div>
        <span className="chips-label" id="gender-label">
          {t('screens.medals.gender')}
        </span>
        <ul className="chips" aria-labelledby="gender-label">
          {chip({ gender: undefined }, !search.gender, allGenders, labelled(t('screens.medals.gender'), allGenders))}
          {genders.map((gender) => chip({ gender }, search.gender === gender, t(`gender.${gender}`)))}
        </ul>
      </div>
      {search.view !== 'people' && (
        <div>
          <span className="chips-label" id="division-label">
            {t('screens.medals.division')}
          </span>
          <ul className="chips" aria-labelledby="division-label">
            {chip(
              { division: undefined },
              !search.division,
              allDivisions,
              labelled(t('screens.medals.division'), allDivisions),
            )}
            {divisions.map((division) =>
              chip(
                { division },
                search.division === division,
                t(`divisionShort.${division}`),
                t(`division.${division}`),
              ),
            )}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Changing a filter closes the list behind a count. */
function withoutCount({
  medal: _medal,
  delegation: _delegation,
  discipline: _discipline,
  page: _page,
  ...otherSearch
}: MedalsSearch) {
  return otherSearch;
}
