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

interface DisciplineEvents {
  plan: DisciplinePlan;
  events: GamesEvent[];
}

/** The complete Games, played to the end: competitors, times, results. Which messages exist depends on the time. */
export interface World {
  code: string;
  calendar: Calendar;
  random: Random;
  disciplines: DisciplineEvents[];
  events: GamesEvent[];
  units: Unit[];
  people: Person[];
}

/**
 * @param scale a fraction of the Games, or a whole number of series: each event that many times, with athletes of its
 * own and at the same times
 */
export function makeWorld(seed: string, scale: number, today: LogicalDay): World {
  const random = seededRandom(seed);
  const calendar = calendarAround(today);
  const people = peopleMaker(random.fork('people'), today);
  const disciplines = disciplinePlans.map((plan): DisciplineEvents => ({ plan, events: [] }));
  for (let series = 1; series <= Math.max(1, scale); series += 1) {
    const ofSeries = disciplinePlans.map((plan, index) => {
      const isFirst = series === 1;
      const kit = makeKit(plan, people, random.fork(isFirst ? plan.code : `${plan.code} ${series}`), {
        scale: Math.min(1, scale),
        series: isFirst ? undefined : series,
        firstOrder: disciplines[index]!.events.length + 1,
      });
      plan.build(kit);
      disciplines[index]!.events.push(...kit.events);
      return { plan, events: kit.events };
    });
    planUnits(ofSeries, calendar);
  }
  const events = disciplines.flatMap((discipline) => discipline.events);
  assignBibs(people.people);
  addAdults(people, random.fork('adults'), { scale, plans: disciplinePlans });
  const units = events.flatMap((event) => event.phases.flatMap((phase) => phase.units));
  assignStaff(events, units, people.people);
  return { code: demoCode(today.slice(0, 4)), calendar, random, disciplines, events, units, people: people.people };
}
