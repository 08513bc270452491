import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { prepared } from '../database/prepared.ts';
import { projectionVersion } from './apply/projection-version.ts';
import { isRehearsalCode } from './other-games.ts';

export interface Installation {
  /** Competition code of the public Games; undefined for an empty database. */
  gamesCode?: string;
  /** Identifies the outbox sequence across database resets. */
  epoch: string;
  lastSeq: number;
}

/** Reads the installation's row, creating it on first use. A configured code takes precedence over the stored one. */
export async function openInstallation(pool: pg.Pool, gamesCode?: string): Promise<Installation> {
  await pool.query(
    'insert into feed.installation (id, epoch, projection_version) values (1, $1, $2) on conflict do nothing',
    [randomBytes(4).toString('hex'), projectionVersion],
  );
  if (gamesCode)
    await pool.query('update feed.installation set games_code = $1 where games_code is distinct from $1', [gamesCode]);
  const installation = await readInstallation(pool);
  return installation.gamesCode === undefined ? choosePublicGames(pool) : installation;
}

/** Chooses the public Games of a database whose Games arrived before their code was accepted as public. */
async function choosePublicGames(pool: pg.Pool): Promise<Installation> {
  const { rows } = await pool.query<{ competition_code: string }>(
    `select competition_code from feed.partitions where feed_flag = 'P' order by id`,
  );
  const code = rows.map((row) => row.competition_code).find((candidate) => !isRehearsalCode(candidate));
  if (code !== undefined)
    await pool.query('update feed.installation set games_code = $1 where games_code is null', [code]);
  return readInstallation(pool);
}

export async function readInstallation(client: pg.Pool | pg.ClientBase): Promise<Installation> {
  const { rows } = await client.query<{ games_code: string | null; epoch: string; last_seq: number }>(
    'select games_code, epoch, last_seq from feed.installation',
  );
  const row = rows[0];
  if (!row) throw new Error('The installation has no row: openInstallation() comes first.');
  return { gamesCode: row.games_code ?? undefined, epoch: row.epoch, lastSeq: row.last_seq };
}

/** A message if the tables were filled by a different version of the rules; undefined otherwise. */
export async function rebuildDue(client: pg.Pool | pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ version: number }>(
    'select projection_version as version from feed.installation',
  );
  const version = rows[0]?.version ?? projectionVersion;
  return version === projectionVersion
    ? undefined
    : `rows of version ${version}, rules of version ${projectionVersion}`;
}

/** Partition number of a competition; created on first use. */
export async function findPartition(
  client: pg.ClientBase,
  competitionCode: string,
  feedFlag: 'P' | 'T',
): Promise<number> {
  const find = (): Promise<pg.QueryResult<{ id: number }>> =>
    client.query(
      prepared('select id from feed.partitions where competition_code = $1 and feed_flag = $2', [
        competitionCode,
        feedFlag,
      ]),
    );
  const existing = await find();
  if (existing.rows[0]) return existing.rows[0].id;
  await client.query(
    'insert into feed.partitions (competition_code, feed_flag) values ($1, $2) on conflict do nothing',
    [competitionCode, feedFlag],
  );
  await ensurePublicGames(client, competitionCode, feedFlag);
  return (await find()).rows[0]!.id;
}

/** The first production competition that is not a rehearsal (`-TR1`) becomes the public one. */
async function ensurePublicGames(client: pg.ClientBase, competitionCode: string, feedFlag: 'P' | 'T'): Promise<void> {
  if (feedFlag !== 'P' || isRehearsalCode(competitionCode)) return;
  await client.query('update feed.installation set games_code = $1 where games_code is null', [competitionCode]);
}

/** The public partition: production messages of the installation's Games. */
export async function publicPartition(client: pg.Pool | pg.ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>(
    `select partitions.id from feed.partitions join feed.installation on installation.games_code = partitions.competition_code where feed_flag = 'P'`,
  );
  return rows[0]?.id;
}
