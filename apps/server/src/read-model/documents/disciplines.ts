import { canonicalCode } from '@podium/disciplines';
import { liveKeys } from '@podium/contract/live-keys';
import type {
  DisciplineAnswer,
  DisciplineEventsAnswer,
  DisciplineScheduleAnswer,
  RecordsAnswer,
  ReportsAnswer,
  ScheduleItemAnswer,
} from '@podium/contract';
import { isWon } from '@podium/games';
import { readRecords, readReports } from '../queries/discipline-rows.ts';
import { presentAward } from '../program/present-award.ts';
import { eventWinners } from './deciding.ts';
import type { Build } from './document.ts';
import { eventHead, disciplineEventIds, presentPhases } from './event.ts';
import { disciplineKeys, ofDiscipline } from './of-discipline.ts';
import { findUnits } from '../program/find-units.ts';
import { startCompetitor } from '../program/named-competitor.ts';
import { Presenter } from '../program/presenter.ts';
import { presentRecord } from './records.ts';
import { presentReports } from './report.ts';
import { isCompetition, isDone, isLive, newestStamp } from '../program/unit-state.ts';
import { isKnownDiscipline } from '../program/known.ts';
import type { UnitInfo } from '../snapshot/unit-info.ts';

/** Maximum number of starters in a schedule row. */
const maxStarters = 3;

export const buildDiscipline = ofDiscipline(({ snapshot }, code, presenter) => {
  const units = findUnits(snapshot, code);
  const competition = units.filter(isCompetition);
  const events = [...snapshot.reference.events.values()].filter((event) => event.disciplineCode === code);
  const venues = new Map(
    units.flatMap((unit) =>
      unit.venueId ? [[unit.venueId, presenter.venue(unit.venueId, unit.venueName)!] as const] : [],
    ),
  );
  const athletes = [...snapshot.people.persons.values()].filter(
    (person) => person.role === 'athlete' && person.disciplines.includes(code),
  );
  const body: DisciplineAnswer = {
    ...presenter.discipline(code),
    days: [...new Set(competition.map((unit) => unit.day))].sort(),
    venues: [...venues.values()],
    events: events.length,
    units: competition.length,
    athletes: athletes.length,
    isExhibition: events.length > 0 && events.every((event) => event.isExhibition),
    eventList: disciplineEventIds(snapshot, code, competition).map((id) => ({
      ...eventHead(
        presenter,
        id,
        competition.filter((unit) => unit.eventId === id),
      ),
      isDecided:
        snapshot.awards.byEvent.get(id)?.some((award) => award.isOfficial && isWon(presentAward(award, snapshot))) ??
        false,
      winners: eventWinners(presenter, { eventId: id }),
    })),
    live: competition.filter(isLive).map((unit) => presenter.item(unit)),
    next: competition
      .filter((unit) => !isDone(unit) && !isLive(unit) && unit.status !== 'CANCELLED')
      .slice(0, 6)
      .map((unit) => withStarters(presenter, unit)),
    latest: competition
      .filter(isDone)
      .toReversed()
      .slice(0, 6)
      .map((unit) => presenter.item(unit)),
    asOf: presenter.asOf(newestStamp(units)),
  };
  return { body, keys: [liveKeys.medals, ...disciplineKeys(code)] };
});

/** Adds the first starters to an upcoming contest if the schedule names them and there is no start list yet. */
function withStarters(presenter: Presenter, unit: UnitInfo): ScheduleItemAnswer {
  const item = presenter.item(unit);
  if (item.competitors || unit.starts.length === 0) return item;
  const starters = unit.starts.slice(0, maxStarters).map((start) => presenter.competitor(startCompetitor(start)));
  return { ...item, competitors: starters };
}

export const buildDisciplineEvents = ofDiscipline(({ snapshot }, code, presenter) => {
  const units = findUnits(snapshot, code).filter(isCompetition);
  const items = disciplineEventIds(snapshot, code, units).map((id) => {
    const eventUnits = units.filter((unit) => unit.eventId === id);
    return {
      ...eventHead(presenter, id, eventUnits),
      winners: eventWinners(presenter, { eventId: id }),
      phases: presentPhases(presenter, eventUnits),
    };
  });
  const body: DisciplineEventsAnswer = { items, total: items.length, asOf: presenter.asOf(newestStamp(units)) };
  return { body, keys: [liveKeys.medals, ...disciplineKeys(code)] };
});

/** All units of a discipline by day, including training and meetings. */
export const buildDisciplineSchedule = ofDiscipline(({ snapshot }, code, presenter) => {
  const units = findUnits(snapshot, code);
  const days = [...Map.groupBy(units, (unit) => unit.day)].sort(([a], [b]) => (a < b ? -1 : 1));
  const body: DisciplineScheduleAnswer = {
    items: days.map(([day, list]) => ({ day, items: list.map((unit) => presenter.item(unit)) })),
    total: units.length,
    asOf: presenter.asOf(newestStamp(units)),
  };
  return { body, keys: disciplineKeys(code) };
});

export const buildRecords = ofDiscipline(async ({ snapshot, pool }, code, presenter) => {
  const rows = await readRecords(pool, snapshot.partition, code);
  const items = rows.map((row) => presentRecord(presenter, row));
  const body: RecordsAnswer = { items, total: items.length, asOf: presenter.asOf(snapshot.stamp) };
  return { body, keys: disciplineKeys(code) };
});

/** Reports of one discipline, or of all the Games. */
export const buildReports: Build<{ key?: string }> = async ({ snapshot, language, pool }, { key }) => {
  if (key !== undefined && !isKnownDiscipline(key, snapshot)) return undefined;
  const presenter = new Presenter(snapshot, language);
  const rows = await readReports(pool, snapshot.partition, key?.toUpperCase());
  const items = presentReports(presenter, rows).map(({ row, answer }) => ({
    ...answer,
    discipline: row.discipline_code ? presenter.discipline(canonicalCode(row.discipline_code)) : null,
    level: row.level,
    ref: row.ref,
  }));
  const body: ReportsAnswer = { items, total: items.length, asOf: presenter.asOf(snapshot.stamp) };
  return { body, keys: [liveKeys.games, liveKeys.reports] };
};
