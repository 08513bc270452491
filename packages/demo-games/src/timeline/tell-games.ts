import { feedLanguageOf, languages } from '@podium/games';
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
import { tellStories } from '../schedule/oddities.ts';
import { addSwimOffs } from '../schedule/swim-offs.ts';
import type { World } from '../world.ts';
import { orderEmissions } from './emission.ts';
import type { Sent } from './emission.ts';
import { tellEvent } from './tell-event.ts';
import { tellUnit, tellUpdate } from './tell-unit.ts';
import { tellWeather } from './tell-weather.ts';
import { tell } from './teller.ts';
import type { Teller } from './teller.ts';
import { timesOf } from './unit-times.ts';

/** All messages of these Games, from the first code set to the last medal table. */
export function tellGames(world: World): { teller: Teller; sent: Sent[] } {
  const stories = tellStories(world.units, world.calendar);
  const times = timesOf(stories);
  world.units.push(...addSwimOffs(world));
  setRecords(world.events, world.random.fork('records'), world.calendar);
  const names = new Map(world.disciplines.map(({ plan }) => [plan.code, plan.name]));
  const activities = planActivities(world.disciplines, world.calendar, times.eventOverAt);
  const itemsOf = itemsByDiscipline(world.units, activities);
  const sessions = makeSessions(world.units, world.calendar, names);
  const teller: Teller = { world, times, sessions, names, itemsOf, emissions: [] };
  tellCodes(teller);
  tellPeople(teller);
  tellProgramme(teller);
  tellWeather(teller);
  for (const unit of world.units) tellUnit(teller, unit);
  for (const activity of activities) {
    for (const at of [activity.start, activity.end]) tellUpdate(teller, activity.discipline, [{ activity }], at);
  }
  for (const event of world.events) tellEvent(teller, event);
  return { teller, sent: orderEmissions(teller.emissions) };
}

function itemsByDiscipline(units: readonly Unit[], activities: readonly Activity[]): Map<string, Item[]> {
  const items = [...units.map((unit): Item => ({ unit })), ...activities.map((activity): Item => ({ activity }))];
  const startOf = (item: Item) => ('unit' in item ? item.unit.start : item.activity.start);
  items.sort((a, b) => startOf(a) - startOf(b));
  return Map.groupBy(items, (item) => ('unit' in item ? item.unit.event.discipline : item.activity.discipline));
}

function tellCodes(teller: Teller): void {
  const at = teller.world.calendar.at(1, -30 * 1440 + 540);
  for (const [set, entries] of codeSets(teller.world)) {
    for (const language of languages) {
      tell<'codes'>(teller, {
        at,
        head: { type: 'DT_CODES', code: gamesRsc, subtype: set, language: feedLanguageOf(language), source: 'GENODS1' },
        body: () => ({ kind: 'codes', set, rows: codeRows(entries, language) }),
      });
    }
  }
}

function tellPeople(teller: Teller): void {
  const { world } = teller;
  const at = world.calendar.at(1, -10 * 1440 + 720);
  const byDiscipline = Map.groupBy(world.people, (person) => person.discipline);
  for (const { plan, events } of world.disciplines) {
    const people = byDiscipline.get(plan.code) ?? [];
    const code = disciplineRsc(plan.code);
    tell<'participants'>(teller, {
      at,
      head: { type: 'DT_PARTIC', code },
      body: () => participantsBody(plan.code, people),
    });
    if (!events.some((event) => event.kind !== 'individual')) continue;
    tell<'teams'>(teller, {
      at: at + 600_000,
      head: { type: 'DT_PARTIC_TEAMS', code },
      body: () => teamsBody(plan.code, events),
    });
  }
}

/** The complete schedule before the Games, and again each morning at four. */
function tellProgramme(teller: Teller): void {
  const { calendar } = teller.world;
  const mornings = Array.from({ length: dayCount }, (_, index) => calendar.at(index + 1, 240));
  for (const [discipline, items] of teller.itemsOf) {
    for (const at of [calendar.at(1, -9 * 1440 + 480), ...mornings]) {
      tell<'schedule'>(teller, {
        at,
        head: { type: 'DT_SCHEDULE', code: disciplineRsc(discipline) },
        body: (when) => scheduleBody(items, teller.times, teller.sessions, when, discipline),
        more: { bulkOf: discipline },
      });
    }
  }
}
