import './awards.css';
import { Button, EmptyState, SelectField } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { bringIntoView } from '../../shared/elements/parts/bring-into-view.ts';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { DayChipText } from '../../shared/elements/parts/day-chip-text.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { SpecialAwards } from '../../shared/people/special-awards/special-award-list.tsx';
import { ShareButton } from '../../shared/elements/share/share-button.tsx';
import { useGames } from '../../shared/shell/use-games.ts';
import { AwardRow } from './parts/award-row.tsx';
import { shownDay } from './state.ts';
import type { DisciplineRef } from '@podium/contract';
import type { AwardsSearch } from './search.ts';

export function AwardsScreen({ search }: { search: AwardsSearch }) {
  const t = useText();
  const { language } = usePage();
  const { format, today } = useGames();
  const { data } = useSuspenseQuery(queries.awards(language));
  const { data: special } = useSuspenseQuery(queries.specialAwards(language));
  const days = [...new Set([...data.days, ...special.items].map(({ day }) => day))].sort();
  const day = shownDay(days, search.date, today);
  const ofDay = data.items.filter((award) => award.day === day);
  const isAsked = (key: string | undefined) => search.discipline === undefined || key === search.discipline;
  const specialAwards = special.items.filter((award) => award.day === day && isAsked(award.discipline?.key));
  const visibleAwards = ofDay.filter(({ discipline }) => isAsked(discipline.key));
  return (
    <div className="screen">
      <div className="screen-top">
        <h1 className="text-title">{t('screens.awards.title')}</h1>
        <DataAgeLine asOf={data.asOf} />
      </div>
      {day === undefined ? (
        <EmptyState icon="medal" title={t('screens.awards.none')}>
          <p>{t('screens.awards.noneHint')}</p>
        </EmptyState>
      ) : (
        <>
          <nav aria-label={t('screens.awards.days')} className="day-chips">
            {days.map((eachDay) => (
              <Link
                key={eachDay}
                to="."
                search={{ ...search, date: eachDay }}
                preload={false}
                resetScroll={false}
                activeOptions={{ exact: true, includeSearch: true }}
                ref={eachDay === day ? bringIntoView : undefined}
                className={`day-chip${eachDay === today ? ' is-today' : ''}`}
                aria-current={eachDay === day ? 'page' : undefined}
              >
                <DayChipText day={eachDay} isToday={eachDay === today} />
              </Link>
            ))}
          </nav>
          <ChooseDiscipline search={search} disciplines={disciplinesOf([...data.items, ...special.items])} />
          <section>
            <div className="section-top">
              <h2 className="section-title" suppressHydrationWarning>
                {format.capital(format.dateWithWeekday(day))}
              </h2>
              <ShareButton name={t('screens.awards.title')} />
            </div>
            <output className="text-second text-ink2">
              {t('screens.awards.count', { count: visibleAwards.length })}
            </output>
            {visibleAwards.length > 0 || specialAwards.length > 0 ? (
              visibleAwards.length > 0 && (
                <ol className="award-list">
                  {visibleAwards.map((award) => (
                    <AwardRow key={award.event.id} award={award} />
                  ))}
                </ol>
              )
            ) : (
              <EmptyState icon="medal" title={t('state.noMatch')}>
                <Link to="." search={{ date: search.date }} className="button" preload={false}>
                  {t('action.clear')}
                </Link>
              </EmptyState>
            )}
          </section>
          <SpecialAwards awards={specialAwards} />
        </>
      )}
    </div>
  );
}

interface ChooseDisciplineProps {
  search: AwardsSearch;
  disciplines: readonly DisciplineRef[];
}

const disciplinesOf = (awards: readonly { discipline: DisciplineRef | null }[]): DisciplineRef[] =>
  awards.flatMap(({ discipline }) => discipline ?? []);

function ChooseDiscipline({ search, disciplines }: ChooseDisciplineProps) {
  const t = useText();
  const { format } = useGames();
  const navigate = useNavigate();
  const names = new Map(disciplines.map(({ key, name }) => [key, name]));
  const options = [...names]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => format.compare(a.label, b.label));
  return (
    <form method="get" className="award-filter">
      {search.date && <input type="hidden" name="date" value={search.date} />}
      <SelectField
        label={t('screens.awards.discipline')}
        name="discipline"
        value={search.discipline ?? ''}
        options={[{ value: '', label: t('screens.awards.allDisciplines') }, ...options]}
        onChange={(value) =>
          void navigate({ to: '.', search: { ...search, discipline: value || undefined }, resetScroll: false })
        }
      />
      <Button type="submit" className="unscripted">
        {t('action.apply')}
      </Button>
    </form>
  );
}
