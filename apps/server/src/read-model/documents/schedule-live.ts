import { liveKeys } from '@podium/contract/live-keys';
import type { ScheduleLiveAnswer } from '@podium/contract';
import { dayFinals, dayHeadlines } from './day-finals.ts';
import type { Build } from './document.ts';
import { gamesDays } from '../programme/known.ts';
import { Presenter } from '../programme/presenter.ts';
import {
  compareUnits,
  isUpcoming,
  isCompetition,
  isDone,
  isLive,
  isShown,
  latestOf,
  newestOf,
} from '../programme/unit-state.ts';

const maxInList = 12;

/**
 * What runs, what comes, what is done. Documents know no clock: "now" is the last day on which something runs or is done,
 * and what comes is of that day or, when it has nothing more, of the first after it.
 */
export const buildScheduleLive: Build<object> = ({ snapshot, language }) => {
  const presenter = new Presenter(snapshot, language);
  const units = [...snapshot.units.values()].filter((unit) => isShown(unit) && isCompetition(unit)).sort(compareUnits);
  const live = units.filter(isLive);
  const done = units.filter(isDone);
  const today = [...live, ...done].reduce((newest, unit) => (unit.day > newest ? unit.day : newest), '');
  const coming = units.filter((unit) => isUpcoming(unit) && unit.day >= today);
  const firstDay = coming.reduce<string | undefined>(
    (first, unit) => (first === undefined || unit.day < first ? unit.day : first),
    undefined,
  );
  const next = coming.filter((unit) => unit.day === firstDay).slice(0, maxInList);
  const days = gamesDays(snapshot);
  // Before the start, it is the first.
  const begun = Math.max(0, days.indexOf(today));
  const latest = latestOf(done).slice(0, maxInList);
  const body: ScheduleLiveAnswer = {
    live: live.map((unit) => presenter.item(unit)),
    next: next.map((unit) => presenter.item(unit)),
    latest: latest.map((unit) => presenter.item(unit)),
    finals: dayFinals(presenter, units, today || (firstDay ?? '')),
    headlines: days
      .slice(begun, begun + (today === '' ? 1 : 2))
      .map((day) => ({ day, items: dayHeadlines(presenter, units, day) })),
    total: live.length + next.length + latest.length,
    asOf: presenter.asOf(newestOf(units)),
  };
  return { body, keys: [liveKeys.games, liveKeys.schedule, liveKeys.medals, liveKeys.participants] };
};
