import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';
import { MedalEventCard } from '../../../shared/results/medals/medal-event-card.tsx';
import { byEvent, chosenMedallists } from '../../../shared/results/medals/medallists.ts';
import { medalDays } from '../../../shared/results/charts/medal-days.ts';
import { MedallistTable } from './medallist-table.tsx';
import { medalChart } from '../medal-chart.ts';
import { hasMedalDays } from '../state.ts';
import { NoResults } from '../../../shared/elements/veil/results-state.tsx';
import type { MedalsSearch } from '../../../shared/results/medals/medallists.ts';

const { Part: MedalsByDay } = medalChart;

/** The medalists behind a count, or all of one sport, by event. */
export function MedallistSection({ discipline, search }: { discipline: string; search: MedalsSearch }) {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.medallists(language, { discipline, day: search.date }));
  const matches = chosenMedallists(data.items, search);
  const delegation = data.items.find(({ organisation }) => organisation?.code === search.delegation)?.organisation;
  const heading = delegation
    ? t('screens.medals.medallistsOf', { name: delegation.name })
    : t('screens.medals.medallists');
  const isNarrowed = search.delegation !== undefined || search.medal !== undefined;
  // All medals, or those of one sport, are listed by event; those behind a count by medal.
  const isCount = search.delegation !== undefined || (search.medal !== undefined && search.medal !== 'total');
  const days = hasMedalDays(search) ? medalDays(matches) : undefined;
  // The table's place already states that there are no medals yet.
  if (matches.length === 0 && !isNarrowed) return null;
  return (
    <section id="medallists">
      <div className="medallists-head">
        <h2 className="section-title">
          {search.medal && search.medal !== 'total'
            ? t('shared.pair', { first: heading, second: t(`medal.${search.medal}`) })
            : heading}
        </h2>
        {isNarrowed && (
          <Link
            to="/{-$locale}/medals/$discipline"
            params={{ discipline }}
            search={{ ...search, delegation: undefined, medal: undefined }}
            className="button"
            resetScroll={false}
          >
            {discipline === 'all' ? t('screens.medals.clearSelection') : t('screens.medals.showAllMedallists')}
          </Link>
        )}
      </div>
      {days && <MedalsByDay days={days} />}
      {matches.length === 0 && <NoResults icon="medal" title={t('state.noMatch')} />}
      {matches.length > 0 && isCount && (
        <MedallistTable
          caption={heading}
          medallists={matches}
          isOneDelegation={search.delegation !== undefined}
          isOneSport={discipline !== 'all'}
        />
      )}
      {matches.length > 0 && !isCount && (
        <ul className="medal-events">
          {byEvent(matches).map((event) => (
            <MedalEventCard key={event.key} event={event} isWithinDiscipline={discipline !== 'all'} />
          ))}
        </ul>
      )}
    </section>
  );
}
