import type { GamesPlan, PlanEvent } from '@podium/contract';
import { athleticsMeasure, namedMeasure } from '@podium/games';
import type { AthleticsMeasure } from '@podium/games';
import { changeEvent, eventCode, offeredSports, typedName } from './plan.ts';

/** The measure of all events of a sport; undefined in athletics, which has jumps, throws and races. */
export type SportMeasure = 'time' | 'points' | 'match';
export function sportMeasure(code: string): SportMeasure | undefined {
  if (code === 'ATH') return undefined;
  if (code === 'SWM') return 'time';
  return code in offeredSports ? 'match' : 'points';
}

/** The measure of an event of athletics; undefined in other sports. */
export const eventMeasure = ({ discipline, code }: PlanEvent): AthleticsMeasure | undefined =>
  discipline === 'ATH' ? athleticsMeasure(code) : undefined;

/** The measure that the name of an event of athletics implies, if it differs from that of its code. */
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
