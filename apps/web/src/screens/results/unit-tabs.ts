import { markKind } from '@podium/games';
import { isFinished, isLive } from '../../shared/elements/item-state.ts';
import { sideFigures } from './period-figures.ts';
import { findLeaders, memberFigures } from './summary-state.ts';
import type { UnitAnswer } from '@podium/contract';
import type { Discipline } from '@podium/games';
import type { UnitTab } from './search.ts';

const shownTabs = ['results', 'startlist', 'summary', 'reports'] as const satisfies readonly UnitTab[];

/** The tabs of a unit that have content, and the current one. */
export function unitTabs(unit: UnitAnswer, discipline: Discipline, current: UnitTab): UnitTab[] {
  // A canceled unit shows only the reason.
  if (unit.status === 'CANCELLED') return [current];
  const hasContentByTab: Record<UnitTab, boolean> = {
    results: true,
    startlist: unit.startList.length > 0,
    summary: hasFigures(unit, discipline),
    reports: unit.documents.length > 0,
  };
  return shownTabs.filter((tab) => hasContentByTab[tab] || tab === current);
}

/** Returns whether there are figures to show, or the two sides have earlier contests. */
function hasFigures(unit: UnitAnswer, discipline: Discipline): boolean {
  if (!unit.isHeadToHead) return findLeaders(unit, discipline).length > 0;
  if ((unit.meetings?.length ?? 0) > 0) return true;
  const members = unit.results.flatMap(({ competitor }) => competitor.members ?? []);
  return sideFigures(discipline, unit).length > 0 || memberFigures(discipline, members).columns.length > 0;
}

/** Not started, and no data has been sent yet. */
export const isBeforeStart = (unit: Pick<UnitAnswer, 'status' | 'results' | 'children'>): boolean =>
  unit.results.length === 0 &&
  unit.children.length === 0 &&
  !isLive(unit) &&
  !isFinished(unit) &&
  unit.status !== 'CANCELLED';

/** Two sides without statistics: shows their path to this match, so that the tab is not empty. */
export const showsPathHere = (unit: UnitAnswer, discipline: Discipline): boolean =>
  unit.isHeadToHead &&
  unit.event !== null &&
  (isBeforeStart(unit) || (unit.results.length > 0 && !hasFigures(unit, discipline)));

/** Name of the first tab: match, race or contest. In a racing sport, a jump or a points total is not a race. */
export function mainTab(
  unit: Pick<UnitAnswer, 'isHeadToHead' | 'results'>,
  { contest }: Pick<Discipline, 'contest'>,
): 'match' | 'race' | 'results' {
  if (unit.isHeadToHead) return 'match';
  const isRace = contest === 'race' && unit.results.every(({ resultType }) => !isMeasured(resultType));
  return isRace ? 'race' : 'results';
}

const isMeasured = (resultType: string | null): boolean => ['distance', 'points'].includes(markKind(resultType) ?? '');
