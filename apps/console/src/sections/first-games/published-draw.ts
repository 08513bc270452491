import type { FirstGamesAnswer, PlanEvent } from '@podium/contract';
import { drawEvent } from '@podium/games';
import type { DrawnEvent } from '@podium/games';

export type PublishedDraws = FirstGamesAnswer['draws'];

/** The contests of an event as they will be published: places that are public are kept. */
export function drawnEvent(event: PlanEvent, draws: PublishedDraws = {}): DrawnEvent {
  const published = draws[event.id];
  return drawEvent(event, published && { stored: published, begun: new Set(published.begun) });
}
