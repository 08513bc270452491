import { metersBetween } from '@podium/games';
import { credit } from '../../access/points.ts';
import { ApiError } from '../../ground/api-error.ts';
import { transaction } from '../../database/database.ts';
import type { QrFault, QrTarget, ScanAnswer, ScanRequest } from '@podium/contract';
import type pg from 'pg';
import type { BusyCodes } from './busy-codes.ts';
import type { Signer } from './signing.ts';

interface CodeRow {
  id: string;
  page: QrTarget;
  targetId: string | null;
  points: number;
  latitude: number | null;
  longitude: number | null;
  radiusM: number | null;
  mostPerMinute: number;
  isTooEarly: boolean;
  isOver: boolean;
  isWithdrawn: boolean;
}

/** Tolerance in meters: the best accuracy of a phone inside a venue. */
const doubtM = 150;

/**
 * Records a scan after checking the code's signature, its period by the database's clock, and its location. Each
 * person's scan counts once.
 *
 * @throws ApiError 422 with the fault as the message of the field `token`
 */
export async function recordScan(
  { pool, signer, busy }: { pool: pg.Pool; signer: Signer; busy: BusyCodes },
  personId: string,
  { token, position }: ScanRequest,
): Promise<ScanAnswer> {
  const read = signer.read(token);
  if (!read) throw fault('qrInvalid');
  return transaction(pool, async (client) => {
    const { rows } = await client.query<CodeRow>(
      `select id, page, target_id as "targetId", points, latitude, longitude, radius_m as "radiusM",
         most_per_minute as "mostPerMinute", coalesce(starts_at > now(), false) as "isTooEarly",
         coalesce(ends_at <= now(), false) or ($2::bigint > 0 and $2::bigint <= extract(epoch from now())) as "isOver",
         is_withdrawn as "isWithdrawn"
       from qr.codes where id = $1`,
      [read.code, read.endsAt],
    );
    const code = rows[0];
    // Codes of cards and tickets are signed too, but have no row; those of posted codes keep theirs.
    if (!code) throw fault('qrCard');
    if (code.isWithdrawn) throw fault('qrInvalid');
    if (code.isTooEarly) throw fault('qrTooEarly');
    if (code.isOver) throw fault('qrExpired');
    refuseOtherSites(code, position);
    const isNew = await count(client, personId, code).catch((error: unknown) => {
      if (error === crowded) busy.refused(code.id, code.mostPerMinute);
      throw error;
    });
    return { target: { page: code.page, id: code.targetId }, points: code.points, isNew };
  });
}

const fault = (message: QrFault, headers?: Record<string, string>): ApiError =>
  new ApiError('unprocessable', 'This code is not valid.', { fields: [{ field: 'token', message }], headers });

const crowded = fault('qrBusy', { 'retry-after': '60' });

function refuseOtherSites({ latitude, longitude, radiusM }: CodeRow, position: ScanRequest['position']): void {
  if (latitude === null || longitude === null || radiusM === null) return;
  if (!position) throw fault('qrNeedsPosition');
  if (metersBetween(position, { latitude, longitude }) > radiusM + doubtM) throw fault('qrElsewhere');
}

/**
 * @returns false if this person has scanned the code before
 * @throws ApiError `qrBusy` beyond the code's limit per minute
 */
async function count(
  client: pg.ClientBase,
  personId: string,
  { id, points, mostPerMinute }: CodeRow,
): Promise<boolean> {
  // Refuses a crowd before the lock, because each waiting request would hold a connection.
  if (await isCrowded(client, id, mostPerMinute)) return refuseCrowd(client, personId, id);
  // Serializes scans of a code, because concurrent counts would not see each other.
  await client.query('select 1 from qr.codes where id = $1 for no key update', [id]);
  if (await isCrowded(client, id, mostPerMinute)) return refuseCrowd(client, personId, id);
  // The previous lock holder may have committed after this transaction began, so now() would be too early.
  const { rowCount } = await client.query(
    'insert into qr.scans (person_id, code_id, at) values ($1, $2, clock_timestamp()) on conflict do nothing',
    [personId, id],
  );
  if (rowCount !== 1) return false;
  if (points > 0) await credit(client, { personId, kind: 'qr', sourceId: id, delta: points });
  return true;
}

async function isCrowded(client: pg.ClientBase, id: string, mostPerMinute: number): Promise<boolean> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*) as count from qr.scans where code_id = $1 and at > clock_timestamp() - interval '1 minute'`,
    [id],
  );
  return rows[0]!.count >= mostPerMinute;
}

async function refuseCrowd(client: pg.ClientBase, personId: string, id: string): Promise<false> {
  const { rowCount } = await client.query('select 1 from qr.scans where person_id = $1 and code_id = $2', [
    personId,
    id,
  ]);
  if (rowCount === 0) throw crowded;
  return false;
}

export async function listScans(pool: pg.Pool, personId: string): Promise<unknown> {
  const { rows } = await pool.query<{ at: number }>(
    'select scans.at, codes.title, codes.points from qr.scans join qr.codes on codes.id = scans.code_id where person_id = $1 order by at',
    [personId],
  );
  return rows.length > 0 ? rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })) : undefined;
}
