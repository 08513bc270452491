import type { FirstGamesAnswer, PlanEvent } from '@podium/contract';
import { drawEvent } from '@podium/games';
import type { DrawnEvent } from '@podium/games';
import { entrantName } from './entrant-name.ts';
import { drawnEvent } from './published-draw.ts';

/** Names of those who would get another contest, lane or side with another number of the draw. */
export function movedByDraw(event: PlanEvent, draw: number, draws: FirstGamesAnswer['draws']): string[] {
  const before = placesOf(drawnEvent(event, draws));
  const after = placesOf(drawEvent(drawnAgain(event, draw)));
  return event.entries.items.flatMap((item) => (before.get(item.id) === after.get(item.id) ? [] : entrantName(item)));
}

/** The event with another number; corrections by hand belong to the draw before. */
export const drawnAgain = (event: PlanEvent, draw: number): PlanEvent => ({ ...event, draw, exchanges: undefined });

function placesOf({ contests }: DrawnEvent): Map<string, string> {
  const places = new Map<string, string>();
  for (const { key, sides } of contests)
    for (const [index, side] of sides.entries())
      if ('entrant' in side) places.set(side.entrant, `${places.get(side.entrant) ?? ''} ${key} ${side.lane ?? index}`);
  return places;
}
