import '../../../shared/results/result/result.css';
import { readFacts } from '@podium/disciplines/reading';
import { useText } from '../../../shared/shell/page-context.tsx';
import { LineDetails } from '../../../shared/results/result/line-details.tsx';
import { useSport } from '../../../shared/results/sport/use-sport.ts';
import { resultSeries } from '../side-series.ts';
import type { UnitAnswer } from '@podium/contract';

/** The series of both sides: the arrows of each end, the jumps of each round. */
export function SideDetails({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  const sport = useSport(unit.discipline?.code);
  return (
    <section>
      <h2 className="section-title">{t('action.details')}</h2>
      <div className="lineups">
        {unit.results
          .filter((line) => resultSeries(line).length > 0)
          .map((line) => (
            <div key={line.competitor.id}>
              <h3 className="strong">
                <bdi translate="no">{line.competitor.name}</bdi>
              </h3>
              <LineDetails
                sport={sport}
                facts={readFacts(
                  sport.discipline,
                  { details: resultSeries(line), resultType: line.resultType ?? undefined },
                  unit.details,
                )}
                members={[]}
              />
            </div>
          ))}
      </div>
    </section>
  );
}
