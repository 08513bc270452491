import { readFacts } from '@podium/disciplines/reading';
import { useSuspenseQuery } from '@tanstack/react-query';
import { EventPageHead } from '../../shared/program/event-head/event-page-head.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { LineDetails } from '../../shared/results/result/line-details.tsx';
import { CodeNamesContext } from '../../shared/results/sport/code-names.ts';
import { useSport } from '../../shared/results/sport/use-sport.ts';
import { TableTools } from '../../shared/elements/table-tools/table-tools.tsx';
import { FigureTable } from './parts/figure-table.tsx';
import { eventDetails, buildTables } from './state.ts';
import { NoResults } from '../../shared/elements/veil/results-state.tsx';
import type { EventStatisticsAnswer } from '@podium/contract';

interface EventStatisticsScreenProps {
  eventId: string;
  /** Show all rows of a long table. */
  isWhole: boolean;
}

export function EventStatisticsScreen({ eventId, isWhole }: EventStatisticsScreenProps) {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.eventStatistics(language, { id: eventId }));
  return (
    <div className="screen">
      <EventPageHead
        discipline={data.discipline}
        event={data.event}
        name={t('screens.event-statistics.title')}
        asOf={data.asOf}
      />
      <CodeNamesContext value={data.codeNames}>
        <Figures statistics={data} isWhole={isWhole} />
      </CodeNamesContext>
    </div>
  );
}

function Figures({ statistics, isWhole }: { statistics: EventStatisticsAnswer; isWhole: boolean }) {
  const t = useText();
  const sport = useSport(statistics.discipline.code);
  const tables = buildTables(sport.discipline, statistics.items);
  const facts = readFacts(sport.discipline, { details: eventDetails(statistics.items) });
  if (tables.length === 0 && facts.length === 0)
    return <NoResults icon="list" title={t('screens.event-statistics.empty')} />;
  return (
    <>
      {facts.length > 0 && (
        <section>
          <h2 className="section-title">{t('screens.event-statistics.tournament')}</h2>
          <LineDetails sport={sport} facts={facts} members={[]} />
        </section>
      )}
      {tables.length > 0 && (
        <div className="stacked-tables tools-beside" data-tables="">
          <TableTools fileName="statistics" />
          {tables.map((table) => (
            <FigureTable key={`${table.kind} ${table.code ?? ''}`} sport={sport} table={table} isWhole={isWhole} />
          ))}
        </div>
      )}
    </>
  );
}
