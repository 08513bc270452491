/** Participants of the Games, for the organizers' decisions. */
import type { DeskParticipant, DeskParticipantsAnswer } from '@podium/contract';
import type { PublicationLevel } from '@podium/games';
import type pg from 'pg';
import { correctedName } from '../../feed/corrected-name.ts';
import type { NameCorrection } from '../../feed/corrected-name.ts';
import type { Program } from '../../read-model/program/program.ts';

const maxFound = 30;

type Condition = { id: string } | { text: string };

interface Row extends Pick<DeskParticipant, 'id' | 'organisation' | 'discipline' | 'role'> {
  family: string | null;
  given: string | null;
  /** Full name, for sources that do not separate its parts. */
  whole: string | null;
  sourceStamp: string;
  correction: (Omit<NameCorrection, 'by' | 'person'> & { by: string | null; username: string | null }) | null;
  decidedLevel: PublicationLevel | null;
  by: string | null;
  username: string | null;
  reason: string | null;
}

/** Finds participants by name, whatever their publication level. */
export async function findParticipants(
  pool: pg.Pool | pg.ClientBase,
  { partition, people, reference }: Program,
  condition: Condition,
): Promise<DeskParticipantsAnswer> {
  const terms = 'text' in condition ? condition.text.toLowerCase().split(/\s+/u) : [];
  const { rows } = await pool.query<Row>(
    `select found.*, levels.level as "decidedLevel", levels.by, levels.reason, persons.username,
       case when names.name is not null then jsonb_build_object('name', names.name, 'over', names.over, 'stamp', names.stamp,
         'by', names.by, 'reason', names.reason, 'username', namers.username) end as correction from (
       select distinct on (id) id, family_name as family, given_name as given, display_name as whole, stamp as "sourceStamp",
         organisation, discipline_code as discipline, role, concat_ws(' ', id, family_name, given_name, display_name, odf_code) as text
       from sport.participants where partition = $1 and ($2::text is null or id = $2)
       order by id, source desc, stamp desc) as found
     left join sport.levels on levels.partition = $1 and levels.person_id = found.id and levels.level is not null
     left join people.persons on persons.id = levels.by
     left join sport.names on names.partition = $1 and names.person_id = found.id
     left join people.persons as namers on namers.id = names.by
     where (select bool_and(strpos(lower(concat_ws(' ', found.text, names.name ->> 'family', names.name ->> 'given')), word) > 0) from unnest($3::text[]) as word) is not false
     order by found.family collate "C", found.given collate "C", found.id limit $4`,
    [partition, 'id' in condition ? condition.id : null, terms, maxFound],
  );
  const items = rows.map(({ decidedLevel, by, username, reason, ...row }): DeskParticipant => {
    const { id, organisation, discipline, role } = row;
    const decided = { level: decidedLevel!, by: toPerson(by, username), reason };
    return {
      id,
      organisation,
      discipline,
      role,
      ...participantNames(row),
      level: people.levels.get(id) ?? reference.games.publicationDefault,
      decided: decidedLevel === null ? null : decided,
    };
  });
  return { items, total: items.length };
}

function participantNames(
  row: Omit<Row, 'decidedLevel' | 'by' | 'username' | 'reason'>,
): Pick<DeskParticipant, 'name' | 'familyName' | 'givenName' | 'corrected'> {
  const { id, family, given, whole, sourceStamp, correction } = row;
  const source = { family_name: family, given_name: given, stamp: sourceStamp };
  const corrected = correction ? correctedName(source, { ...correction, person: id }) : undefined;
  const { family: familyName, given: givenName } = corrected ?? { family, given };
  const parts = [familyName, givenName].filter((part) => part !== null).join(' ');
  return {
    name: (corrected ? null : whole) ?? (parts || id),
    familyName,
    givenName,
    corrected: correction && {
      familyName: correction.name.family,
      givenName: correction.name.given,
      isShown: corrected !== undefined,
      by: toPerson(correction.by, correction.username),
      reason: correction.reason,
    },
  };
}

const toPerson = (id: string | null, username: string | null): { id: string; username: string } | null =>
  id !== null && username !== null ? { id, username } : null;
