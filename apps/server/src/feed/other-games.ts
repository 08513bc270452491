import type pg from 'pg';

/**
 * Returns whether a competition code denotes a rehearsal: it ends in `-TR` or `-REH`, with or without a number. Any other
 * hyphen is part of the code.
 */
export function isRehearsalCode(competitionCode: string): boolean {
  return /-(?:TR|REH)\d*$/.test(competitionCode);
}

interface Source {
  competitionCode: string;
  feedFlag: 'P' | 'T';
}

/** Notice for the sender of messages that the public does not see; undefined for public messages. */
export function otherGamesNotice({ competitionCode, feedFlag }: Source, publicCode?: string): string | undefined {
  if (feedFlag === 'T') return `${competitionCode} has feed flag T (rehearsal) and is not public.`;
  if (publicCode === undefined)
    return isRehearsalCode(competitionCode)
      ? `${competitionCode} is the code of a rehearsal and is not public.`
      : undefined;
  if (competitionCode === publicCode) return undefined;
  return isRehearsalCode(competitionCode)
    ? `${competitionCode} is the code of a rehearsal and is not public; ${publicCode} is.`
    : `${competitionCode} is not public; ${publicCode} is. Set GAMES_CODE to choose the public Games.`;
}

export interface OtherGames extends Source {
  partition: number;
  messages: number;
}

/** All partitions of this database that are not public. */
export async function readOtherGames(pool: pg.Pool): Promise<OtherGames[]> {
  const { rows } = await pool.query<{ id: number; competition_code: string; feed_flag: 'P' | 'T'; messages: number }>(
    `select id, competition_code, feed_flag, (select count(*) from feed.heads where partition = id) as messages
     from feed.partitions
     where feed_flag <> 'P' or competition_code is distinct from (select games_code from feed.installation) order by id`,
  );
  return rows.map((row) => ({
    partition: row.id,
    competitionCode: row.competition_code,
    feedFlag: row.feed_flag,
    messages: row.messages,
  }));
}

/** Display name for logs and alarms: `YG2026-TR1, feed flag P`. */
export function nameOfSource({ competitionCode, feedFlag }: Source): string {
  return `${competitionCode}, feed flag ${feedFlag}`;
}
