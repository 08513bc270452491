import type pg from 'pg';

/** Whether a code is a rehearsal's by itself: it ends in `-TR` or `-REH`, with or without a number. Any other hyphen is part of a name. */
export function isRehearsalCode(competitionCode: string): boolean {
  return /-(?:TR|REH)\d*$/.test(competitionCode);
}

interface Source {
  competitionCode: string;
  feedFlag: 'P' | 'T';
}

/** What a sender should know of messages that the public does not see; undefined where it does. */
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

/** Everything in this database that the public does not see. */
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

/** `YG2026-TR1, feed flag P`: for people and alarms. */
export function nameOfSource({ competitionCode, feedFlag }: Source): string {
  return `${competitionCode}, feed flag ${feedFlag}`;
}
