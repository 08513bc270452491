import type { GamesPlan, PlanEvent } from '@podium/contract';
import { athleticsMeasure, namedMeasure } from '@podium/games';
import type { AthleticsMeasure } from '@podium/games';
import { changeEvent, eventCode, offeredSports, typedName } from './plan.ts';

/** What decides the events of a sport, if it is the same for all of them; athletics has jumps, throws and races. */
export type SportMeasure = 'time' | 'points' | 'match';
export function sportMeasure(code: string): SportMeasure | undefined {
  if (code === 'ATH') return undefined;
  if (code === 'SWM') return 'time';
  return code in offeredSports ? 'match' : 'points';
}

/** What decides an event of athletics; undefined in other sports. */
export const eventMeasure = ({ discipline, code }: PlanEvent): AthleticsMeasure | undefined =>
  discipline === 'ATH' ? athleticsMeasure(code) : undefined;

/** What the name of an event of athletics tells, if it is not what its code says. */
export function contradictedMeasure(event: PlanEvent): AthleticsMeasure | undefined {
  const measure = eventMeasure(event);
  const named =
    measure &&
    Object.values(event.name)
      .map(namedMeasure)
      .find((candidate) => candidate !== undefined);
  return named === measure ? undefined : named;
}

/** Changes what decides an event of athletics, which its code says. */
export function changeMeasure(plan: GamesPlan, id: string, measure: AthleticsMeasure): GamesPlan {
  const event = plan.events.find((candidate) => candidate.id === id);
  if (!event || eventMeasure(event) === measure) return plan;
  const others = { ...plan, events: plan.events.filter((other) => other.id !== id) };
  const code = eventCode(others, { ...event, name: typedName(plan, event.name) }, measure);
  return changeEvent(plan, id, { code });
}
