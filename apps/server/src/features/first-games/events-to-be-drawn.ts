import { countDrawnRounds } from '@podium/games';
import type pg from 'pg';
import { eventId } from './plan-folder.ts';
import { readPlan } from './plan-store.ts';

/** Ids of public Swiss tournaments of which not all rounds are drawn. */
export async function findEventsToBeDrawn(client: pg.Pool | pg.ClientBase): Promise<ReadonlySet<string>> {
  const { published } = await readPlan(client);
  return new Set(
    (published?.plan.events ?? []).flatMap((event) => {
      const draw = published!.draws[event.id];
      const isOpen = event.template.kind === 'swiss' && draw && countDrawnRounds(draw) < event.template.rounds;
      return isOpen ? eventId(event) : [];
    }),
  );
}

/** Ids of public Swiss tournaments: each round is drawn from who has met whom. */
export async function findPairedEvents(client: pg.Pool | pg.ClientBase): Promise<ReadonlySet<string>> {
  const { published } = await readPlan(client);
  return new Set(
    (published?.plan.events ?? []).flatMap((event) => (event.template.kind === 'swiss' ? eventId(event) : [])),
  );
}
