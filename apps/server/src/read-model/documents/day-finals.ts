import type { DayFinal, ScheduleLiveAnswer } from '@podium/contract';
import type { Presenter } from '../programme/presenter.ts';
import { isDone, latestOf } from '../programme/unit-state.ts';
import type { UnitInfo } from '../snapshot/programme.ts';
import { winnersOf } from './deciding.ts';

const MOST_WON = 4;
const MOST_OPEN = 10;

/**
 * The finals of a day: those won last, then those that run or come. Of an event that several units decide together, the last of them
 * stands for all.
 * @param units of the programme, in its order
 */
export function dayFinals(presenter: Presenter, units: readonly UnitInfo[], day: string): ScheduleLiveAnswer['finals'] {
  const deciding = units.filter((unit) => unit.day === day && unit.medal === 'gold' && unit.status !== 'CANCELLED');
  const finals = [...new Map(deciding.map((unit) => [unit.eventId ?? unit.id, unit])).values()];
  const isWon = (unit: UnitInfo): boolean => isDone(unit) && winnersOf(presenter, unit).length > 0;
  const won = latestOf(finals.filter(isWon));
  const open = finals.filter((unit) => !isWon(unit));
  const shown = [...won.slice(0, MOST_WON), ...open.slice(0, MOST_OPEN)];
  return { day, total: finals.length, won: won.length, items: shown.map((unit) => present(presenter, unit)) };
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
    winners: winnersOf(presenter, unit),
  };
}
