/** Writes feed messages with the next version number of their document. */
import { writeMessage } from '@podium/odf';
import type pg from 'pg';
import type { Program } from '../../read-model/program/program.ts';
import { nextStamp } from '../next-stamp.ts';
import type { OutgoingMessage } from './follow-up-messages.ts';

/** Messages as XML. @param now time at the Games @param nonce of the decision */
export async function writeOutgoing(
  client: Pick<pg.Pool, 'query'> | pg.ClientBase,
  program: Program,
  messages: readonly OutgoingMessage[],
  { now, nonce }: { now: number; nonce: string },
): Promise<string[]> {
  const { rows } = await client.query<{ type: string; code: string; version: number }>(
    `select document_type as type, document_code as code, max(version) as version from feed.heads
     where partition = $1 and (document_type, document_code) in (select * from unnest($2::text[], $3::text[])) group by 1, 2`,
    [program.partition, messages.map((message) => message.documentType), messages.map((message) => message.code)],
  );
  const versions = new Map(rows.map(({ type, code, version }) => [`${type} ${code}`, version]));
  const digits = nextStamp(program, now, nonce);
  const date = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;
  return messages.map(({ documentType, code, status, body, notes = [] }) =>
    writeMessage({
      envelope: {
        competitionCode: program.reference.games.code,
        documentCode: code,
        documentType,
        documentSubtype: body.kind === 'actions' ? 'ACTION' : undefined,
        version: (versions.get(`${documentType} ${code}`) ?? 0) + 1,
        resultStatus: status,
        feedFlag: 'P',
        date,
        time: digits.slice(8, 17),
        source: 'PODIUM',
      },
      editions: {},
      notes: notes.map((text) => ({ text })),
      isRetraction: false,
      body,
      unknown: new Map(),
    }),
  );
}
