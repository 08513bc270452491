import './sport-medals.css';
import { EmptyState, SegmentedLinks } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DisciplineShell } from '../../shared/program/discipline-shell/discipline-shell.tsx';
import { FrozenMedals } from '../../shared/results/medals/frozen-medals.tsx';
import { MedalEventCard } from '../../shared/results/medals/medal-event-card.tsx';
import { MedalTable } from '../../shared/results/medals/medal-table.tsx';
import { byEvent } from '../../shared/results/medals/medallists.ts';
import { SpecialAwards } from '../../shared/people/special-awards/special-award-list.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { specialAwardsOf } from '../../shared/people/special-awards/awards-query.ts';
import { queries } from '../../shared/shell/queries/queries.ts';
import { TableTools } from '../../shared/elements/table-tools/table-tools.tsx';
import { tabs } from './search.ts';
import { tableFilters } from './state.ts';
import { NoResults } from '../../shared/elements/veil/results-state.tsx';
import { useIsVeiled } from '../../shared/reader/veil.ts';
import type { MedalTab } from './search.ts';
import type { MedalTableQuery } from './state.ts';

interface SportMedalsScreenProps {
  disciplineKey: string;
  tab: MedalTab;
}

/** The medalists of a sport by event, or medal counts by gender, by division or in total. */
export function SportMedalsScreen({ disciplineKey, tab }: SportMedalsScreenProps) {
  const t = useText();
  const { language } = usePage();
  const { data: discipline } = useSuspenseQuery(queries.discipline(language, { key: disciplineKey }));
  const { data: medallists } = useSuspenseQuery(queries.medallists(language, { discipline: disciplineKey }));
  const { data: specialAwards } = useSuspenseQuery(specialAwardsOf(language, { discipline: disciplineKey }));
  const tables = tableFilters(disciplineKey, tab, discipline.eventList);
  const events = byEvent(medallists.items);
  const decided = discipline.eventList.filter(({ isDecided }) => isDecided).length;
  return (
    <DisciplineShell
      disciplineKey={disciplineKey}
      current="medals"
      title={t('parts.discipline-shell.page.medals')}
      asOf={medallists.asOf}
    >
      <SegmentedLinks label={t('screens.discipline-medals.views')}>
        {tabs.map((name) => (
          <Link
            key={name}
            to="/{-$locale}/discipline/$key/medals/{-$tab}"
            params={{ key: disciplineKey, tab: name === 'events' ? undefined : name }}
            search={{}}
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-current={name === tab ? 'page' : undefined}
          >
            {t(`screens.discipline-medals.${name}`)}
          </Link>
        ))}
      </SegmentedLinks>
      {discipline.eventList.length > 0 && (
        <p className="text-second text-ink2">
          {t('parts.medals.official', { decided, total: discipline.eventList.length })}
        </p>
      )}
      <FrozenMedals />
      {medallists.isCorrectionUnderWay && <p className="notice tone-info">{t('parts.medals.underWay')}</p>}
      {events.length === 0 && (
        <NoResults icon="medal" title={t('state.noMedals')}>
          <p>{t('parts.medals.emptyHint')}</p>
        </NoResults>
      )}
      {events.length > 0 && tab === 'events' && (
        <section>
          <h2 className="visually-hidden">{t('screens.discipline-medals.events')}</h2>
          <ul className="medal-events">
            {events.map((event) => (
              <MedalEventCard key={event.key} event={event} isWithinDiscipline />
            ))}
          </ul>
        </section>
      )}
      {tab === 'events' && <SpecialAwards awards={specialAwards.items} isWithinSport />}
      {events.length > 0 && tab === 'division' && tables.length === 0 && (
        <EmptyState icon="medal" title={t('screens.discipline-medals.noDivisions')} />
      )}
      {events.length > 0 && tables.length > 0 && (
        <div className="sport-medal-tables tools-beside" data-tables="">
          <TableTools fileName={`medals-${disciplineKey}-${tab}`} />
          {tables.map((table) => (
            <SportMedalTable key={table.name} table={table} disciplineKey={disciplineKey} />
          ))}
        </div>
      )}
    </DisciplineShell>
  );
}

/** One medal table; for an exhibition sport, the table that does not count. */
function SportMedalTable({ table: { filter }, disciplineKey }: { table: MedalTableQuery; disciplineKey: string }) {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.medals(language, filter));
  const isVeiled = useIsVeiled();
  const title = filter.gender
    ? t(`gender.${filter.gender}`)
    : filter.division
      ? t(`division.${filter.division}`)
      : t('screens.discipline-medals.table');
  const isPart = filter.gender !== undefined || filter.division !== undefined;
  return (
    <section>
      <h2 className={isPart ? 'section-title' : 'visually-hidden'}>{title}</h2>
      {data.rows.length > 0 && (
        <MedalTable
          caption={title}
          rows={data.rows}
          discipline={disciplineKey}
          search={{ gender: filter.gender, division: filter.division }}
          isSortable={false}
        />
      )}
      {data.exhibition.length > 0 && <MedalTable caption={title} rows={data.exhibition} isExhibition />}
      {data.rows.length + data.exhibition.length === 0 && (
        <p className="text-ink2">{t(isVeiled ? 'parts.veil.hidden' : 'state.noMedals')}</p>
      )}
    </section>
  );
}
