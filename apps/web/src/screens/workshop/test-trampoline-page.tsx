import './workshop.css';
import { units } from '../../fixtures/units.ts';
import { trampolineFinal } from '../../fixtures/trampoline.ts';
import { ResultTable } from '../../shared/results/result/result-table.tsx';
import { StartListTable } from '../../shared/results/result/start-list-table.tsx';
import { Sample, Workshop } from './parts/sample.tsx';

/** The result table for judged routines: difficulty, execution, flight time and penalties expand below a row. */
export function TestTrampolinePage() {
  return (
    <Workshop name="test-trampoline">
      <Sample name="ResultTable: TRA">
        <ResultTable unit={trampolineFinal} />
      </Sample>
      <Sample name="ResultTable: TRA, START_LIST">
        <ResultTable unit={{ ...trampolineFinal, results: [], status: 'START_LIST' }} />
      </Sample>
      <Sample name="ResultTable: TRA, OFFICIAL, without results">
        <ResultTable unit={{ ...trampolineFinal, results: [], status: 'OFFICIAL' }} />
      </Sample>
      <Sample name="StartListTable: TRA">
        <StartListTable unit={trampolineFinal} />
      </Sample>
      {units
        .filter(({ isHeadToHead, results }) => !isHeadToHead && results.length > 0)
        .map((unit) => (
          <Sample key={unit.id} name={`ResultTable: ${unit.id}`}>
            <ResultTable unit={unit} />
          </Sample>
        ))}
    </Workshop>
  );
}
