import type { DayFinal, ScheduleLiveAnswer } from '@podium/contract';
import type { Presenter } from '../program/presenter.ts';
import { isDone, latestUnits } from '../program/unit-state.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';
import { eventWinners } from './deciding.ts';

/** Limits of the finals strip and of the headlines of a day. */
const strip = { won: 4, open: 10 };
const headlines = 3;

/**
 * Finals of a day: the most recently won first, then the live and upcoming ones.
 * @param units of the schedule, in schedule order
 */
export function dayFinals(presenter: Presenter, units: readonly UnitInfo[], day: string): ScheduleLiveAnswer['finals'] {
  const { won, open } = presentFinals(presenter, units, day);
  const finals = [...won.slice(0, strip.won), ...open.slice(0, strip.open)];
  const items = finals.map((unit) => present(presenter, unit));
  return { day, total: won.length + open.length, won: won.length, items };
}

export function dayHeadlines(presenter: Presenter, units: readonly UnitInfo[], day: string): DayFinal[] {
  const { won, open } = presentFinals(presenter, units, day);
  return [...won, ...open].slice(0, headlines).map((unit) => present(presenter, unit));
}

/**
 * Splits the finals of a day into won and open. If several units decide an event together, the last one represents
 * them.
 * @param units of the schedule, in schedule order
 */
export function presentFinals(
  presenter: Presenter,
  units: readonly UnitInfo[],
  day: string,
): { won: UnitInfo[]; open: UnitInfo[] } {
  const deciding = units.filter((unit) => unit.day === day && unit.medal === 'gold' && unit.status !== 'CANCELLED');
  const finals = [...new Map(deciding.map((unit) => [unit.eventId ?? unit.id, unit])).values()];
  const isWon = (unit: UnitInfo): boolean => isDone(unit) && eventWinners(presenter, unit).length > 0;
  return { won: latestUnits(finals.filter(isWon)), open: finals.filter((unit) => !isWon(unit)) };
}

function present(presenter: Presenter, unit: UnitInfo): DayFinal {
  return {
    id: unit.id,
    discipline: unit.disciplineCode ? presenter.discipline(unit.disciplineCode) : null,
    event: presenter.eventOf(unit),
    name: presenter.nameOfUnit(unit),
    start: presenter.instant(unit.startAt),
    isStartHidden: unit.isStartHidden,
    status: unit.status,
    hasResults: unit.hasResults || unit.starts.length > 0,
    winners: eventWinners(presenter, unit),
  };
}
