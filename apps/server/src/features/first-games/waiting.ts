import type { FirstGamesWaiting } from '@podium/contract';
import { anyNames, firstGamesWaiting } from '@podium/contract';
import { countDrawnRounds } from '@podium/games';
import type pg from 'pg';
import { z } from 'zod';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { readSwissResults } from './acts/swiss-results.ts';
import { eventId } from './plan-folder.ts';
import { readPlan } from './plan-store.ts';
import type { StoredPlan } from './plan-store.ts';
import { listEntryLinks, presentEntryLink } from './sent/entry-link-store.ts';

export const waitingRoute = ({ pool }: { pool: pg.Pool }): Route =>
  route(
    {
      tag: 'desk',
      access: { grants: ['manager'] },
      method: 'get',
      path: '/api/v1/desk/first-games/waiting',
      summary: 'Rounds that can be drawn, and entries that delegations sent',
      answer: firstGamesWaiting,
    },
    async () => {
      const stored = await readPlan(pool);
      return { rounds: await openRounds(pool, stored), entries: await sentEntries(pool, stored) };
    },
  );

/** Public Swiss tournaments whose next round can be drawn. */
async function openRounds(pool: pg.Pool, { published }: StoredPlan): Promise<FirstGamesWaiting['rounds']> {
  if (!published) return [];
  const { plan, draws } = published;
  const found = await Promise.all(
    plan.events.map(async (event) => {
      const draw = draws[event.id];
      if (event.template.kind !== 'swiss' || !draw) return [];
      const drawn = countDrawnRounds(draw);
      if (drawn === 0 || drawn >= event.template.rounds) return [];
      const games = draw.contests.filter(({ sides }) => !sides.some((side) => 'bye' in side));
      const official = await readSwissResults(pool, plan.code, event, { ...draw, contests: games });
      return official.length < games.length
        ? []
        : [{ event: event.id, publicId: eventId(event), names: event.name, round: drawn + 1 }];
    }),
  );
  return found.flat();
}

/** The part of a draft that is needed; the rest may be incomplete. */
const namedDelegations = z.object({ delegations: z.array(z.object({ id: z.string(), name: anyNames.catch({}) })) });

async function sentEntries(pool: pg.Pool, { plan }: StoredPlan): Promise<FirstGamesWaiting['entries']> {
  const delegations = namedDelegations.safeParse(plan).data?.delegations ?? [];
  return (await listEntryLinks(pool)).map(presentEntryLink).flatMap(({ delegation, entries, sentAt }) => {
    const names = delegations.find(({ id }) => id === delegation)?.name ?? {};
    return entries.length === 0 || sentAt === null ? [] : [{ delegation, names, count: entries.length, sentAt }];
  });
}
