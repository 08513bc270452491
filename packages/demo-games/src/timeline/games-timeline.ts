import { feedLanguage, languages } from '@podium/games';
import type { OdfMessage } from '@podium/odf';
import { disciplineRsc, gamesRsc } from '../messages/envelope.ts';
import { codeRows, codeSets } from '../messages/code-sets.ts';
import { participantsBody, teamsBody } from '../messages/people.ts';
import { makeSessions, scheduleBody } from '../messages/schedule.ts';
import type { Item } from '../messages/schedule.ts';
import { dayCount } from '../clock.ts';
import type { Unit } from '../model.ts';
import { setRecords } from '../records.ts';
import { planActivities } from '../schedule/activities.ts';
import type { Activity } from '../schedule/activities.ts';
import { planChanges } from '../schedule/oddities.ts';
import { addSwimOffs } from './swim-offs.ts';
import type { World } from '../world.ts';
import { lateEntries } from './late-entries.ts';
import { orderEmissions } from './emission.ts';
import type { Emission, EmissionSink, SentEmission } from './emission.ts';
import { FirstLoad } from './first-load.ts';
import { addEventMessages } from './add-event-messages.ts';
import { addUnitMessages, addScheduleUpdate } from './add-unit-messages.ts';
import { addWeather } from './add-weather.ts';
import { addMessage } from './timeline.ts';
import type { Timeline, TimelinePlan } from './timeline.ts';
import { createTimes } from '../schedule/unit-times.ts';

/** Plans the changes, activities and sessions of these Games, and adds to the world what follows from them. */
export function planTimeline(world: World): TimelinePlan {
  const stories = planChanges(world.units, world.calendar);
  const times = createTimes(stories);
  world.units.push(...addSwimOffs(world));
  setRecords(world.events, world.random.fork('records'), world.calendar);
  const names = new Map(world.disciplines.map(({ plan }) => [plan.code, plan.name]));
  const activities = planActivities(world.disciplines, world.calendar, times.eventOverAt);
  const disciplineItems = itemsByDiscipline(world.units, activities);
  const sessions = makeSessions(world.units, world.calendar, names);
  return { world, times, sessions, names, activities, itemsByDiscipline: disciplineItems };
}

/** Every message of these Games up to an instant, in order. */
export function emissionsUntil(plan: TimelinePlan, until: number): SentEmission[] {
  const emissions: Emission[] = [];
  emit(plan, until, emissions);
  return orderEmissions(emissions);
}

/** The newest version of each message at an instant. */
export function* firstLoad(plan: TimelinePlan, now: number): Generator<OdfMessage> {
  const load = new FirstLoad();
  emit(plan, now, load);
  yield* load.messages(now);
}

/** All messages of these Games up to an instant, from the first code set to the last medal table. */
function emit(plan: TimelinePlan, until: number, emissions: EmissionSink): void {
  const timeline: Timeline = { ...plan, until, emissions };
  addCodes(timeline);
  addPeople(timeline);
  addSchedules(timeline);
  addWeather(timeline);
  for (const unit of plan.world.units) addUnitMessages(timeline, unit);
  for (const activity of plan.activities) {
    for (const at of [activity.start, activity.end])
      addScheduleUpdate(timeline, activity.discipline, [{ activity }], at);
  }
  for (const event of plan.world.events) addEventMessages(timeline, event);
}

function itemsByDiscipline(units: readonly Unit[], activities: readonly Activity[]): Map<string, Item[]> {
  const items = [...units.map((unit): Item => ({ unit })), ...activities.map((activity): Item => ({ activity }))];
  const itemStart = (item: Item) => ('unit' in item ? item.unit.start : item.activity.start);
  items.sort((a, b) => itemStart(a) - itemStart(b));
  return Map.groupBy(items, (item) => ('unit' in item ? item.unit.event.discipline : item.activity.discipline));
}

function addCodes(timeline: Timeline): void {
  const at = timeline.world.calendar.at(1, -30 * 1440 + 540);
  for (const [set, entries] of codeSets(timeline.world)) {
    for (const language of languages) {
      addMessage<'codes'>(timeline, {
        at,
        head: { type: 'DT_CODES', code: gamesRsc, subtype: set, language: feedLanguage(language), source: 'GENODS1' },
        body: () => ({ kind: 'codes', set, rows: codeRows(entries, language) }),
      });
    }
  }
}

function addPeople(timeline: Timeline): void {
  const { world } = timeline;
  const at = world.calendar.at(1, -10 * 1440 + 720);
  const late = lateEntries(world);
  const latecomers = new Set(late.map(({ person }) => person));
  const byDiscipline = Map.groupBy(
    world.people.filter((person) => !latecomers.has(person)),
    (person) => person.discipline,
  );
  for (const { at: enteredAt, person } of late) {
    const { discipline } = person;
    // Contains the earlier ones too, because only the newest update is part of a first load.
    const enteredBy = (until: number) => late.filter((entry) => entry.at <= until).map((entry) => entry.person);
    addMessage<'participants'>(timeline, {
      at: enteredAt,
      head: { type: 'DT_PARTIC_UPDATE', code: disciplineRsc(discipline) },
      body: (atMs) => participantsBody(discipline, enteredBy(atMs), true),
    });
  }
  for (const { plan, events } of world.disciplines) {
    const people = byDiscipline.get(plan.code) ?? [];
    const code = disciplineRsc(plan.code);
    addMessage<'participants'>(timeline, {
      at,
      head: { type: 'DT_PARTIC', code },
      body: () => participantsBody(plan.code, people),
    });
    if (!events.some((event) => event.kind !== 'individual')) continue;
    addMessage<'teams'>(timeline, {
      at: at + 600_000,
      head: { type: 'DT_PARTIC_TEAMS', code },
      body: () => teamsBody(plan.code, events),
    });
  }
}

/** The complete schedule before the Games, and again each morning at four. */
function addSchedules(timeline: Timeline): void {
  const { calendar } = timeline.world;
  const mornings = Array.from({ length: dayCount }, (_, index) => calendar.at(index + 1, 240));
  for (const [discipline, items] of timeline.itemsByDiscipline) {
    for (const at of [calendar.at(1, -9 * 1440 + 480), ...mornings]) {
      addMessage<'schedule'>(timeline, {
        at,
        head: { type: 'DT_SCHEDULE', code: disciplineRsc(discipline) },
        body: (atMs) => scheduleBody(items, timeline.times, timeline.sessions, atMs, discipline),
        more: { bulkKey: discipline },
      });
    }
  }
}
