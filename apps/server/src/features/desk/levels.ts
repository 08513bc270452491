import { deskParticipantFilter, deskParticipantsAnswer, levelChange } from '@podium/contract';
import type { DeskParticipant } from '@podium/contract';
import type { PublicationLevel } from '@podium/games';
import type pg from 'pg';
import { z } from 'zod';
import { hasGrant } from '../../access/actor.ts';
import type { SignedIn } from '../../access/actor.ts';
import { ApiError } from '../../api-error.ts';
import { waitUntilApplied } from '../../feed/desk/wait-until-applied.ts';
import type { Programme } from '../../read-model/programme/programme.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import type { FeatureKit } from '../kit.ts';
import { stampOf } from '../stamp-of.ts';

const base = '/api/v1/desk/participants';
const ofLevels = {
  tag: 'desk',
  access: { grants: ['manager'] },
  answer: deskParticipantsAnswer,
  errors: { forbidden: 'It needs a right over all of the Games' },
} as const;
const mostFound = 30;

/** How much of a person is public, decided at the desk: for a child whose family asks to be left out, within a second. */
export function levelRoutes(kit: FeatureKit): Route[] {
  const { pool, programme } = kit;
  const found = async (condition: Condition): Promise<{ items: DeskParticipant[]; total: number }> => {
    const items = await findParticipants(pool, programme(), condition);
    return { items, total: items.length };
  };
  return [
    route(
      {
        ...ofLevels,
        method: 'get',
        path: base,
        summary: 'Participants by name, with how much of them is public',
        query: deskParticipantFilter,
      },
      async ({ query: { q }, user }) => {
        permitAll(user);
        return found({ text: q });
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
        permitAll(user);
        if ((await found({ id })).total === 0) throw new ApiError('notFound', 'There is no such participant.');
        const { id: entry } = await kit.journal.append({
          type: 'publication.level',
          data: { person: id, level, stamp: stampOf(programme(), kit.clock.now(), nonce) },
          about: `participant/${id}`,
          by: { userId: user.userId, role: hasGrant(user, 'admin') ? 'admin' : 'manager' },
          reason,
          nonce,
        });
        const seq = await waitUntilApplied(pool, entry);
        if (seq !== undefined) await kit.programmeAt(seq);
        return found({ id });
      },
    ),
  ];
}

/** People are of no one discipline: only a right over all of the Games counts. @throws ApiError 403 */
function permitAll(user: SignedIn): void {
  if (!hasGrant(user, 'manager') && !hasGrant(user, 'admin'))
    throw new ApiError('forbidden', 'It needs a right over all of the Games.');
}

type Condition = { id: string } | { text: string };

interface Row extends Omit<DeskParticipant, 'level' | 'decided'> {
  decidedLevel: PublicationLevel | null;
  by: string | null;
  username: string | null;
  reason: string | null;
}

async function findParticipants(
  pool: pg.Pool,
  { partition, people, reference }: Programme,
  condition: Condition,
): Promise<DeskParticipant[]> {
  const words = 'text' in condition ? condition.text.toLowerCase().split(/\s+/u) : [];
  const { rows } = await pool.query<Row>(
    `select found.*, levels.level as "decidedLevel", levels.by, levels.reason, persons.username from (
       select distinct on (id) id, coalesce(display_name, concat_ws(' ', family_name, given_name), id) as name, organisation,
         discipline_code as discipline, role, concat_ws(' ', id, family_name, given_name, display_name, odf_code) as text
       from sport.participants where partition = $1 and ($2::text is null or id = $2)
       order by id, source desc, stamp desc) as found
     left join sport.levels on levels.partition = $1 and levels.person_id = found.id and levels.level is not null
     left join people.persons on persons.id = levels.by
     where (select bool_and(strpos(lower(found.text), word) > 0) from unnest($3::text[]) as word) is not false
     order by name collate "C", found.id limit $4`,
    [partition, 'id' in condition ? condition.id : null, words, mostFound],
  );
  return rows.map(({ id, name, organisation, discipline, role, decidedLevel, by, username, reason }) => ({
    id,
    name,
    organisation,
    discipline,
    role,
    level: people.levels.get(id) ?? reference.games.publicationDefault,
    decided:
      decidedLevel === null
        ? null
        : { level: decidedLevel, by: by !== null && username !== null ? { id: by, username } : null, reason },
  }));
}
