import type { GamesPlan, PlanEvent } from '@podium/contract';
import { codeMeasure, namedMeasure } from '@podium/games';
import type { EventMeasure } from '@podium/games';
import { changeEvent, eventCode, offeredSports, typedName } from './plan.ts';

/** The measure of all events of a sport; undefined if it is chosen for each event. */
export type SportMeasure = 'time' | 'match';
export function sportMeasure(code: string): SportMeasure | undefined {
  if (code === 'ATH' || !(code in offeredSports)) return undefined;
  return code === 'SWM' ? 'time' : 'match';
}

/** The measures of athletics, which are part of the code of an event. */
export const athleticsMeasures = ['time', 'distance', 'height'] as const;

/** The measure in the code of an event; undefined in sports with one measure for all events. */
export const eventMeasure = ({ discipline, code }: PlanEvent): EventMeasure | undefined =>
  codeMeasure(discipline, code);

/** The measure that the name of an event of athletics implies, if it differs from that of its code. */
export function contradictedMeasure(event: PlanEvent): EventMeasure | undefined {
  if (event.discipline !== 'ATH' || event.rules?.measure) return undefined;
  const named = Object.values(event.name)
    .map(namedMeasure)
    .find((candidate) => candidate !== undefined);
  return named === eventMeasure(event) ? undefined : named;
}

/** Changes the measure of an event, which is part of its code. */
export function changeMeasure(plan: GamesPlan, id: string, measure: EventMeasure): GamesPlan {
  const event = plan.events.find((candidate) => candidate.id === id);
  if (!event || eventMeasure(event) === measure) return plan;
  const others = { ...plan, events: plan.events.filter((other) => other.id !== id) };
  const code = eventCode(others, { ...event, name: typedName(plan, event.name) }, measure);
  return changeEvent(plan, id, { code });
}
