import { deskParticipantsAnswer, nameChange } from '@podium/contract';
import type pg from 'pg';
import { z } from 'zod';
import { hasGrant } from '../../access/actor.ts';
import { ApiError } from '../../ground/api-error.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { decideInTurn } from '../decide-in-turn.ts';
import type { FeatureKit } from '../kit.ts';
import { lastStamp, nextStamp } from '../next-stamp.ts';
import { findParticipants } from './participants.ts';

/** Corrects misspelled names until the source sends another name. */
export function nameRoutes(kit: FeatureKit): Route[] {
  const { pool, program, clock } = kit;
  return [
    route(
      {
        method: 'put',
        path: '/api/v1/desk/participants/{id}/name',
        summary: "Correct a participant's name",
        tag: 'desk',
        access: { grants: ['manager'] },
        params: z.object({ id: z.string().min(1).max(80) }),
        body: nameChange,
        answer: deskParticipantsAnswer,
        errors: {
          forbidden: 'It needs a right over all of the Games',
          notFound: 'There is no such participant',
          conflict: 'Field `seen`: the name has changed since; the message names who changed it',
        },
      },
      async ({ params: { id }, body: { name, seen, reason, nonce }, user }) => {
        const author = { userId: user.userId, role: hasGrant(user, 'admin') ? 'admin' : 'manager' };
        await decideInTurn(kit, { type: 'person.name', by: author, nonce }, async (games, client) => {
          const [participant] = (await findParticipants(client, games, { id })).items;
          if (!participant) throw new ApiError('notFound', 'There is no such participant.');
          if (participant.familyName !== seen.familyName || participant.givenName !== seen.givenName)
            throw new ApiError('conflict', 'The name has changed since.', {
              fields: [{ field: 'seen', message: participant.corrected?.by?.username ?? 'source' }],
            });
          const data = {
            person: id,
            name: name && { family: name.familyName, given: name.givenName },
            over: await feedName(client, games.partition, id),
            stamp: nextStamp(games, clock.now(), nonce, await lastStamp(client, games, 'names', [id])),
          };
          const decision = { type: 'person.name', data, about: `participant/${id}`, by: author, reason, nonce };
          return { decision, result: undefined };
        });
        return findParticipants(pool, program(), { id });
      },
    ),
  ];
}

async function feedName(
  client: pg.ClientBase,
  partition: number,
  id: string,
): Promise<{ family: string | null; given: string | null }> {
  const { rows } = await client.query<{ family: string | null; given: string | null }>(
    `select family_name as family, given_name as given from sport.participants
     where partition = $1 and id = $2 and is_visible order by source desc, stamp desc limit 1`,
    [partition, id],
  );
  return rows[0] ?? { family: null, given: null };
}
