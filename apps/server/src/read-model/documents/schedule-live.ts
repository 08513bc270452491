import { liveKeys } from '@podium/contract/live-keys';
import type { ScheduleLiveAnswer } from '@podium/contract';
import { dayFinals, dayHeadlines } from './day-finals.ts';
import type { Build } from './document.ts';
import { gamesDays } from '../program/known.ts';
import { Presenter } from '../program/presenter.ts';
import {
  compareUnits,
  isUpcoming,
  isCompetition,
  isDone,
  isLive,
  isShown,
  latestUnits,
  newestStamp,
} from '../program/unit-state.ts';

const maxInList = 12;

/**
 * Live, upcoming and finished contests. Documents have no clock: "today" is the last day with a live or finished
 * contest. Upcoming contests are those of today or, if none are left, of the next day that has one.
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
  // Before the start of the Games, this is the first day.
  const begun = Math.max(0, days.indexOf(today));
  const latest = latestUnits(done).slice(0, maxInList);
  const body: ScheduleLiveAnswer = {
    live: live.map((unit) => presenter.item(unit)),
    next: next.map((unit) => presenter.item(unit)),
    latest: latest.map((unit) => presenter.item(unit)),
    finals: dayFinals(presenter, units, today || (firstDay ?? '')),
    headlines: days
      .slice(begun, begun + (today === '' ? 1 : 2))
      .map((day) => ({ day, items: dayHeadlines(presenter, units, day) })),
    total: live.length + next.length + latest.length,
    asOf: presenter.asOf(newestStamp(units)),
  };
  return { body, keys: [liveKeys.games, liveKeys.schedule, liveKeys.medals, liveKeys.participants] };
};
