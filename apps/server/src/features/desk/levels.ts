import { deskParticipantFilter, deskParticipantsAnswer, levelChange } from '@podium/contract';
import type { DeskParticipantsAnswer } from '@podium/contract';
import { z } from 'zod';
import { hasGrant } from '../../access/actor.ts';
import { ApiError } from '../../ground/api-error.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import type { FeatureKit } from '../kit.ts';
import { lastStamp, nextStamp } from '../next-stamp.ts';
import { waitUntilShown } from '../wait-until-shown.ts';
import { findParticipants } from './participants.ts';

const base = '/api/v1/desk/participants';
const ofLevels = {
  tag: 'desk',
  access: { grants: ['manager'] },
  answer: deskParticipantsAnswer,
  errors: { forbidden: 'It needs a right over all of the Games' },
} as const;

/**
 * Publication level of a person, decided at the desk: for example for a child whose family asks to be left out. Takes
 * effect within a second.
 */
export function levelRoutes(kit: FeatureKit): Route[] {
  const { pool, program } = kit;
  const listParticipants = async (condition: Parameters<typeof findParticipants>[2]): Promise<DeskParticipantsAnswer> =>
    findParticipants(pool, program(), condition);
  return [
    route(
      {
        ...ofLevels,
        method: 'get',
        path: base,
        summary: 'Participants by name, with how much of them is public',
        query: deskParticipantFilter,
      },
      async ({ query: { q } }) => {
        return listParticipants({ text: q });
      },
    ),
    route(
      {
        ...ofLevels,
        method: 'put',
        path: `${base}/{id}/level`,
        summary: 'Decide how much of a participant is public',
        params: z.object({ id: z.string().min(1).max(80) }),
        body: levelChange,
        errors: { ...ofLevels.errors, notFound: 'There is no such participant' },
      },
      async ({ params: { id }, body: { level, reason, nonce }, user }) => {
        if ((await listParticipants({ id })).total === 0)
          throw new ApiError('notFound', 'There is no such participant.');
        const last = await lastStamp(kit.pool, program(), 'levels', [id]);
        const { id: entry } = await kit.journal.append({
          type: 'publication.level',
          data: { person: id, level, stamp: nextStamp(program(), kit.clock.now(), nonce, last) },
          about: `participant/${id}`,
          by: { userId: user.userId, role: hasGrant(user, 'admin') ? 'admin' : 'manager' },
          reason,
          nonce,
        });
        await waitUntilShown(kit, entry);
        return listParticipants({ id });
      },
    ),
  ];
}
