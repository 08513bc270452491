import './workshop.css';
import { units } from '../../fixtures/units.ts';
import { ActionLog } from '../../shared/results/result/action-log.tsx';
import { ContestHead } from '../../shared/results/result/contest-head.tsx';
import { PeriodTable } from '../../shared/results/result/period-table.tsx';
import { Sample, Workshop } from './parts/sample.tsx';

/** Scores and play-by-play of two sides: live, finished, without a score, with long names and with many periods. */
export function MockSummaryPage() {
  return (
    <Workshop name="mock-summary">
      {units
        .filter(({ isHeadToHead, periods, actions }) => isHeadToHead || periods.length > 0 || actions.length > 0)
        .map((unit) => (
          <Sample key={unit.id} name={`ContestHead: ${unit.id}, ${unit.status}`}>
            <ContestHead unit={unit} level="h2" />
            {unit.periods.length > 0 && <PeriodTable unit={unit} />}
            {unit.actions.length > 0 && <ActionLog unit={unit} />}
          </Sample>
        ))}
    </Workshop>
  );
}
