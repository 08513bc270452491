// Imported before the parts themselves, so that server-rendered parts are styled immediately.
import '../../shared/results/result/action-log.css';
import '../../shared/results/result/score.css';
import './parts/unit-content.css';
import './summary.css';
import { chartOf } from '../../shared/results/charts/chart-of.ts';
import { chartParts } from '../../shared/results/charts/chart-parts.ts';
import { lazyPart } from '../../shared/elements/lazy-part.tsx';
import { loadSport } from '../../shared/results/sport/load-sport.ts';
import { isSettledResult, openStates } from '../../shared/results/result/slot-part.ts';
import { hasSideSeries } from './side-series.ts';
import { hasPeriods } from '../../shared/results/result/has-periods.ts';
import { hasTotals } from './state.ts';
import { isBeforeStart, showsPathHere } from './unit-tabs.ts';
import type { UnitAnswer } from '@podium/contract';
import type { Discipline } from '@podium/games';
import type { LanguageTag } from '@podium/i18n';

/**
 * Parts that only some units have. The table is not one of them, so that its rows are interactive as soon as the page
 * is.
 */
export const unitParts = {
  rerun: lazyPart(async () => (await import('./parts/rerun-notice.tsx')).RerunNotice),
  meetings: lazyPart(async () => (await import('./parts/meetings.tsx')).Meetings),
  before: lazyPart(async () => (await import('./parts/before-start.tsx')).BeforeStart),
  totals: lazyPart(async () => (await import('./parts/totals-table.tsx')).TotalsTable),
  periods: lazyPart(async () => (await import('../../shared/results/result/period-table.tsx')).PeriodTable),
  corrections: lazyPart(async () => (await import('./parts/correction-trail.tsx')).CorrectionTrail),
  sides: lazyPart(async () => (await import('./parts/side-details.tsx')).SideDetails),
  actions: lazyPart(async () => (await import('./parts/play-by-play.tsx')).PlayByPlay),
  parts: lazyPart(async () => (await import('./parts/part-list.tsx')).PartList),
  content: lazyPart(async () => (await import('./parts/unit-content.tsx')).UnitContent),
  wayHere: lazyPart(async () => (await import('./parts/path-here.tsx')).PathHere),
};

/** Loads the parts that the results of a unit show next to their table. */
export async function loadResultParts(unit: UnitAnswer, discipline: Discipline): Promise<void> {
  const chart = chartOf(discipline, unit);
  await Promise.all([
    chart && chartParts[chart].load(),
    (unit.rerun ?? unit.repeats) && unitParts.rerun.load(),
    hasPeriods(unit, discipline) && unitParts.periods.load(),
    isBeforeStart(unit) && unitParts.before.load(),
    (unit.meetings?.length ?? 0) > 0 && unitParts.meetings.load(),
    hasTotals(unit) && unitParts.totals.load(),
    unit.corrections.length > 0 && unitParts.corrections.load(),
    hasSideSeries(unit) && unitParts.sides.load(),
    unit.actions.length > 0 && unitParts.actions.load(),
    showsPathHere(unit, discipline) && !isBeforeStart(unit) && unitParts.wayHere.load(),
    unit.children.length > 0 && unitParts.parts.load(),
  ]);
}

/** Loads the parts that the server's page of a unit shows. */
export async function wakeUnit(language: LanguageTag, unit: UnitAnswer): Promise<void> {
  const discipline = await loadSport(language, unit.discipline?.code);
  await Promise.all([loadResultParts(unit, discipline), !isSettledResult(unit) && openStates.load()]);
}
