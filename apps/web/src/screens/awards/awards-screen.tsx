import './awards.css';
import { Button, EmptyState, SelectField } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { bringIntoView } from '../../shared/elements/parts/bring-into-view.ts';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { DayChipText } from '../../shared/elements/parts/day-chip-text.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { ShareButton } from '../../shared/elements/share/share-button.tsx';
import { useGames } from '../../shared/shell/use-games.ts';
import { AwardRow } from './parts/award-row.tsx';
import { shownDay } from './state.ts';
import type { AwardsSearch } from './search.ts';

export function AwardsScreen({ search }: { search: AwardsSearch }) {
  const t = useText();
  const { language } = usePage();
  const { format, today } = useGames();
  const { data } = useSuspenseQuery(queries.awards(language));
  const days = data.days.map(({ day }) => day);
  const day = shownDay(days, search.date, today);
  const ofDay = data.items.filter((award) => award.day === day);
  const visibleAwards = ofDay.filter(
    ({ discipline }) => search.discipline === undefined || discipline.key === search.discipline,
  );
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
          <ChooseDiscipline search={search} awards={data.items} />
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
            {visibleAwards.length > 0 ? (
              <ol className="award-list">
                {visibleAwards.map((award) => (
                  <AwardRow key={award.event.id} award={award} />
                ))}
              </ol>
            ) : (
              <EmptyState icon="medal" title={t('state.noMatch')}>
                <Link to="." search={{ date: search.date }} className="button" preload={false}>
                  {t('action.clear')}
                </Link>
              </EmptyState>
            )}
          </section>
        </>
      )}
    </div>
  );
}

interface ChooseDisciplineProps {
  search: AwardsSearch;
  awards: readonly { discipline: { key: string; name: string } }[];
}

function ChooseDiscipline({ search, awards }: ChooseDisciplineProps) {
  const t = useText();
  const { format } = useGames();
  const navigate = useNavigate();
  const names = new Map(awards.map(({ discipline }) => [discipline.key, discipline.name]));
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
