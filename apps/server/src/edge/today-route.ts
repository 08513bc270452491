import { isDemoCode } from '@podium/demo-games/code';
import { deskTodayAnswer } from '@podium/contract';
import type { DeskTodayAnswer } from '@podium/contract';
import { localizedText } from '@podium/content';
import type pg from 'pg';
import type { Alarms } from '../ground/alarms.ts';
import { readFeedState } from '../feed/feed-state.ts';
import type { GamesClock } from '../ground/games-clock.ts';
import { cachedFor } from '../ground/cached-for.ts';
import type { LiveHub } from '../live/hub.ts';
import { Presenter } from '../read-model/program/presenter.ts';
import type { ReadModel } from '../read-model/read-model.ts';
import { route } from '../routes/route.ts';
import type { Route } from '../routes/route.ts';

interface TodayParts {
  pool: pg.Pool;
  readModel: ReadModel;
  live: LiveHub;
  alarms: Alarms;
  clock: GamesClock;
  /** Free bytes on the disk of the database; null if the database is on another machine. */
  freeBytes: () => number | null;
}

/** Counting files and journal rows takes time, and several organizers may poll. */
const reuseMs = 2000;

/** `GET /api/v1/desk/today`: overall status for organizers. */
export function todayRoute(parts: TodayParts): Route {
  const counted = cachedFor(reuseMs, async () => count(parts.pool));
  return route(
    {
      method: 'get',
      path: '/api/v1/desk/today',
      summary: 'Health',
      tag: 'desk',
      access: { grants: ['publisher', 'manager'] },
      answer: deskTodayAnswer,
    },
    async () => ({
      games: presentGames(parts),
      alarms: parts.alarms.open.map(({ kind, since, count: concerned, examples }) => ({
        kind,
        since: new Date(since).toISOString(),
        count: concerned,
        examples,
      })),
      ...(await counted()).answer(parts.live.readers, parts.freeBytes()),
    }),
  );
}

function presentGames({ readModel, clock }: TodayParts): DeskTodayAnswer['games'] {
  const snapshot = readModel.games();
  const { code, name, timeZone } = snapshot.reference.games;
  if (code === '') return null;
  return {
    code,
    name: localizedText(name, 'en')?.text ?? code,
    isDemo: isDemoCode(code),
    now: new Presenter(snapshot, 'en').instant(clock.now())!,
    timeZone,
  };
}

async function count(pool: pg.Pool) {
  const feed = await readFeedState(pool);
  const { rows } = await pool.query<{
    databaseBytes: number;
    files: number;
    fileBytes: number;
    sessions: number;
    letters: number;
    isUsed: boolean;
  }>(
    `select pg_database_size(current_database()) as "databaseBytes",
       (select count(*) from files.objects where is_stored) as files,
       (select coalesce(sum(size), 0)::bigint from files.objects where is_stored) as "fileBytes",
       (select count(*) from accounts.sessions where expires_at > now()) as sessions,
       (select count(*) from people.letters) as letters,
       exists (select 1 from feed.journal where kind = 'odf') as "isUsed"`,
  );
  const { databaseBytes, files, fileBytes, sessions, letters, isUsed } = rows[0]!;
  return {
    answer: (live: number, freeBytes: number | null): Omit<DeskTodayAnswer, 'games' | 'alarms'> => ({
      feed: {
        isUsed,
        lastMessageAt: feed.lastMessageAt === undefined ? null : new Date(feed.lastMessageAt).toISOString(),
        entries: feed.journal,
        waiting: feed.lag,
        refused: feed.outcomes.refused ?? 0,
      },
      readers: { live, sessions },
      storage: { databaseBytes, files, fileBytes, freeBytes },
      letters: { waiting: letters },
    }),
  };
}
