import './workshop.css';
import { stateItems } from '../../fixtures/schedule.ts';
import { StatusBadge } from '../../shared/elements/parts/status-badge.tsx';
import { UnitRow } from '../../shared/elements/parts/unit-row.tsx';
import { Sample, Workshop } from './parts/sample.tsx';

/** The schedule row in every status of a unit, with and without its sport and day. */
export function TestResultsCardPage() {
  const statuses = [...new Set(stateItems.map(({ status }) => status))];
  return (
    <Workshop name="test-results-card">
      <Sample name="StatusBadge">
        <div className="cluster">
          {statuses.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </div>
      </Sample>
      <Sample name="UnitRow">
        <ul className="unit-list">
          {stateItems.map((item) => (
            <UnitRow key={item.id} item={item} />
          ))}
        </ul>
      </Sample>
      <Sample name="UnitRow: hasDay, isWithinDiscipline">
        <ul className="unit-list">
          {stateItems.slice(0, 6).map((item) => (
            <UnitRow key={item.id} item={item} hasDay isWithinDiscipline />
          ))}
        </ul>
      </Sample>
    </Workshop>
  );
}
