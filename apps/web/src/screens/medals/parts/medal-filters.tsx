import '../../../shared/filters/filters.css';
import { Button, Icon, SelectField, chipClass } from '@podium/ui';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { daysOf } from '../../../shared/games-time.ts';
import { useText } from '../../../shared/page-context.tsx';
import { useGames } from '../../../shared/use-games.ts';
import type { ReactNode } from 'react';
import type { MedalsSearch } from '../../../shared/medals/medallists.ts';

const genders = ['M', 'W', 'X'] as const;
const divisions = ['1', '2', '3'] as const;

export function MedalFilters({ discipline, search }: { discipline: string; search: MedalsSearch }) {
  const t = useText();
  const { games, format } = useGames();
  const navigate = useNavigate();
  const { medal: _medal, delegation: _delegation, discipline: _discipline, ...kept } = search;
  // Only at first: closing with the last filter taken away would take the focus with it.
  const [isOpenAtFirst] = useState(search.gender !== undefined || search.division !== undefined);
  const disciplines = games.disciplines.toSorted((a, b) => format.compare(a.name, b.name));
  const chip = (wanted: Partial<MedalsSearch>, isChosen: boolean, label: ReactNode, name?: string) => (
    <li key={JSON.stringify(wanted)}>
      <Link
        to="/{-$locale}/medals/$discipline"
        params={{ discipline }}
        search={{ ...kept, ...wanted }}
        className={chipClass}
        activeOptions={{ exact: true, includeSearch: true }}
        aria-current={isChosen ? 'true' : undefined}
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
  return (
    <div className="filter-bar medal-filters">
      <form method="get" className="medal-form">
        {search.gender && <input type="hidden" name="gender" value={search.gender} />}
        {search.division && <input type="hidden" name="division" value={search.division} />}
        {search.view && <input type="hidden" name="view" value={search.view} />}
        {search.sort && <input type="hidden" name="sort" value={search.sort} />}
        <SelectField
          label={t('screens.medals.discipline')}
          name="discipline"
          value={discipline}
          options={[
            { value: 'all', label: t('screens.medals.allDisciplines') },
            ...disciplines.map(({ key, name }) => ({ value: key, label: name })),
          ]}
          onChange={(value) =>
            void navigate({
              to: '/{-$locale}/medals/$discipline',
              params: { discipline: value },
              search: kept,
              resetScroll: false,
            })
          }
        />
        {search.view === undefined && (
          <SelectField
            label={t('screens.medals.date')}
            name="date"
            value={search.date ?? ''}
            options={[
              { value: '', label: t('screens.medals.allDays') },
              ...daysOf(games).map((day) => ({ value: day, label: format.dateWithWeekday(day) })),
            ]}
            onChange={(date) =>
              void navigate({
                to: '/{-$locale}/medals/$discipline',
                params: { discipline },
                search: { ...kept, date: date || undefined },
                resetScroll: false,
              })
            }
          />
        )}
        <Button type="submit" className="js:hidden">
          {t('action.apply')}
        </Button>
      </form>
      <details className="filter-box" open={isOpenAtFirst}>
        <summary className="button">
          <Icon name="list" />
          {t('action.filter')}
          <span className="filter-arrow">
            <Icon name="down" isSmall />
          </span>
        </summary>
        <div className="filter-form">
          <div>
            <span className="chips-label" id="gender-label">
              {t('screens.medals.gender')}
            </span>
            <ul className="chips" aria-labelledby="gender-label">
              {chip(
                { gender: undefined },
                !search.gender,
                t('action.all'),
                t('shared.labelled', { name: t('screens.medals.gender'), value: t('action.all') }),
              )}
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
                  t('action.all'),
                  t('shared.labelled', { name: t('screens.medals.division'), value: t('action.all') }),
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
      </details>
    </div>
  );
}
