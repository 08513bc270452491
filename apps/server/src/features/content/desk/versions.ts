import type { DeskVersionsAnswer } from '@podium/contract';
import type pg from 'pg';
import { decodeEntry } from '../../../feed/desk/desk-entry.ts';
import { instantText } from '../../instant-text.ts';
import { itemSubject } from '../entries.ts';
import type { ItemName } from './drafts.ts';

const maxVersions = 100;

/** History of an item's publications and withdrawals, newest first. */
export async function listVersions(
  pool: Pick<pg.Pool, 'query'>,
  { kind, id }: Pick<ItemName, 'kind' | 'id'>,
  competitionCode: string,
): Promise<DeskVersionsAnswer> {
  const { rows } = await pool.query<{
    entry: number;
    type: string;
    at: string;
    bytes: Buffer;
    by: string | null;
    username: string | null;
  }>(
    `select journal.id as entry, header ->> 'type' as type, header ->> 'generatedAt' as at, bytes, persons.id as by,
       persons.username
     from feed.journal left join people.persons on persons.id = header ->> 'by'
     where kind = 'desk' and header ->> 'about' = $1 and header ->> 'competitionCode' = $2 and feed_flag = 'P'
       and header ->> 'type' in ('content.publish', 'content.withdraw')
     order by journal.id desc limit $3`,
    [itemSubject(kind, id), competitionCode, maxVersions],
  );
  const items = rows.map(({ entry, type, at, bytes, by, username }) => {
    const decision = bytes.length > 0 ? decodeEntry(bytes) : undefined;
    const data =
      type === 'content.publish' ? (decision?.data['data'] as Record<string, unknown> | undefined) : undefined;
    return {
      entry,
      type,
      at: instantText(Date.parse(at)),
      by: by !== null && username !== null ? { id: by, username } : null,
      reason: decision?.head.reason ?? null,
      data: data ?? null,
    };
  });
  return { items, total: items.length };
}
