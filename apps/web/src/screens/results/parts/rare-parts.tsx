import { isOpenToProtest } from '../state.ts';
import { CorrectionTrail } from './correction-trail.tsx';
import { OfficialList } from './official-list.tsx';
import { PartList } from './part-list.tsx';
import { RerunNotice } from './rerun-notice.tsx';
import { ScoreLadder } from './score-ladder.tsx';
import type { UnitAnswer } from '@podium/contract';

/** Whether a result counts at all, how firm one is that is not signed yet, and how one came about that was corrected. */
export function RareHead({ unit, windowMinutes }: { unit: UnitAnswer; windowMinutes: number }) {
  return (
    <>
      <RerunNotice unit={unit} />
      {isOpenToProtest(unit) && <ScoreLadder unit={unit} windowMinutes={windowMinutes} />}
      {unit.corrections.length > 0 && <CorrectionTrail corrections={unit.corrections} />}
    </>
  );
}

/** The parts of a team match, and the officials of a unit that has no page for its start list. */
export function RareFoot({ unit }: { unit: UnitAnswer }) {
  return (
    <>
      <PartList unit={unit} />
      {unit.startList.length === 0 && <OfficialList unit={unit} />}
    </>
  );
}
