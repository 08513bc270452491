import { bracketsOf } from '../../../shared/results/bracket/brackets-of.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { UnitRow } from '../../../shared/elements/parts/unit-row.tsx';
import { withinEvent } from '../../../shared/program/unit-part.ts';
import { AgeGroupTables } from '../../../shared/results/standing/age-group-tables.tsx';
import { StandingTable } from '../../../shared/results/standing/standing-table.tsx';
import { TableTools } from '../../../shared/elements/table-tools/table-tools.tsx';
import { HiddenResults } from '../../../shared/elements/veil/results-state.tsx';
import { useIsVeiled } from '../../../shared/reader/veil.ts';
import { eventState, pendingResults } from '../state.ts';
import type { EventAnswer } from '@podium/contract';

interface EventPartProps {
  event: EventAnswer;
  delegation: string | undefined;
}

/** The final or current ranking; if the feed sends none, the results. */
export function EventRanking({ event, delegation }: EventPartProps) {
  const t = useText();
  const isVeiled = useIsVeiled();
  // The total of the parts is used until there is a ranking.
  const ranking = event.ranking ?? event.total;
  if (ranking && ranking.lines.length > 0) {
    const isFinal = ranking === event.ranking && (ranking.status === 'OFFICIAL' || eventState(event) === 'decided');
    return (
      <section id="ranking" className="standings-ranking tools-beside" data-tables="">
        <TableTools fileName={`ranking-${event.id}`} />
        <StandingTable
          standing={ranking}
          title={
            <h2 className="standing-group">
              {isFinal ? t('screens.classification.finalRanking') : t('screens.classification.rankingSoFar')}
            </h2>
          }
          delegation={delegation}
        />
        <AgeGroupTables ranking={ranking} delegation={delegation} />
      </section>
    );
  }
  if (isVeiled)
    return (
      <section id="ranking" className="standings-ranking">
        <h2 className="standing-group">{t('screens.classification.ranking')}</h2>
        <HiddenResults />
      </section>
    );
  const units = event.pools.length > 0 ? [] : pendingResults(event, bracketsOf(event));
  if (units.length === 0) return null;
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="section-title">
        {eventState(event) === 'decided' ? t('screens.classification.allResults') : t('screens.classification.results')}
      </h2>
      <ul className="unit-list">
        {units.map((item) => (
          <UnitRow key={item.id} item={withinEvent(item)} isWithinDiscipline hasDay />
        ))}
      </ul>
    </section>
  );
}
