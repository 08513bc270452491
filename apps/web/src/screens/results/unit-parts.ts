// Before the parts themselves: a page that was sent has their looks at once.
import '../../shared/result/action-log.css';
<<<<<<< .merge_file_pXScSh
import '../../shared/result/result.css';
=======
>>>>>>> .merge_file_6kywB9
import './summary.css';
import { chartOf } from '../../shared/charts/chart-of.ts';
import { chartParts } from '../../shared/charts/chart-parts.ts';
import { lazyPart } from '../../shared/lazy-part.tsx';
import { hasSideSeries } from './side-series.ts';
import { isOpenToProtest, isToldElsewhere } from './state.ts';
import type { UnitAnswer } from '@podium/contract';
import type { Discipline } from '@podium/games';

<<<<<<< .merge_file_pXScSh
/** What only some units have: of two sides the score says all, of many the table. */
export const unitParts = {
  table: lazyPart(async () => (await import('../../shared/result/result-table.tsx')).ResultTable),
  overall: lazyPart(async () => (await import('../../shared/result/result-table.tsx')).ResultLines),
=======
/** What only some units have. The table is none of them: its lines answer to people as soon as the page does. */
export const unitParts = {
>>>>>>> .merge_file_6kywB9
  rerun: lazyPart(async () => (await import('./parts/rerun-notice.tsx')).RerunNotice),
  ladder: lazyPart(async () => (await import('./parts/score-ladder.tsx')).ScoreLadder),
  corrections: lazyPart(async () => (await import('./parts/correction-trail.tsx')).CorrectionTrail),
  sides: lazyPart(async () => (await import('./parts/side-details.tsx')).SideDetails),
  sides: lazyPart(async () => (await import('./parts/side-details.tsx')).SideDetails),
  actions: lazyPart(async () => (await import('./parts/play-by-play.tsx')).PlayByPlay),
};

/** Brings what the results of a unit show. */
export async function loadResultParts(unit: UnitAnswer, discipline: Discipline): Promise<void> {
  const chart = chartOf(discipline, unit);
  await Promise.all([
    !isToldElsewhere(unit) && unitParts.table.load(),
    unit.overall && unitParts.overall.load(),
    chart && chartParts[chart].load(),
    (unit.rerun ?? unit.repeats) && unitParts.rerun.load(),
    isOpenToProtest(unit) && unitParts.ladder.load(),
    unit.corrections.length > 0 && unitParts.corrections.load(),
    hasSideSeries(unit) && unitParts.sides.load(),
    hasSideSeries(unit) && unitParts.sides.load(),
    unit.actions.length > 0 && unitParts.actions.load(),
  ]);
}
