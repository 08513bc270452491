import { demoCode } from './code.ts';
import type { LogicalDay } from '@podium/games';
import { calendarAround } from './clock.ts';
import type { Calendar } from './clock.ts';
import { makeKit } from './disciplines/kit.ts';
import type { DisciplinePlan } from './disciplines/kit.ts';
import { disciplinePlans } from './disciplines/plans.ts';
import type { GamesEvent, Person, Unit } from './model.ts';
import { assignBibs } from './people/bibs.ts';
import { assignStaff } from './people/assign-staff.ts';
import { addAdults } from './people/officials.ts';
import { peopleMaker } from './people/people-maker.ts';
import { seededRandom } from './random.ts';
import type { Random } from './random.ts';
import { planUnits } from './schedule/plan-units.ts';

/** The complete Games, played to the end: competitors, times, results. Which messages exist depends on the time. */
export interface World {
  code: string;
  calendar: Calendar;
  random: Random;
  disciplines: { plan: DisciplinePlan; events: GamesEvent[] }[];
  events: GamesEvent[];
  units: Unit[];
  people: Person[];
}

export function makeWorld(seed: string, scale: number, today: LogicalDay): World {
  const random = seededRandom(seed);
  const calendar = calendarAround(today);
  const people = peopleMaker(random.fork('people'), today);
  const disciplines = disciplinePlans.map((plan) => {
    const kit = makeKit(plan, people, random.fork(plan.code), scale);
    plan.build(kit);
    return { plan, events: kit.events };
  });
  const events = disciplines.flatMap((discipline) => discipline.events);
  planUnits(disciplines, calendar);
  assignBibs(people.people);
  addAdults(people, random.fork('adults'), scale);
  const units = events.flatMap((event) => event.phases.flatMap((phase) => phase.units));
  assignStaff(events, units, people.people);
  return { code: demoCode(today.slice(0, 4)), calendar, random, disciplines, events, units, people: people.people };
}
