import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from 'node:http';
import type { HealthAnswer } from '@podium/contract';
import { actorFinder, addGated } from './access/gate.ts';
import type { Actor } from './access/actor.ts';
import { Limit } from './access/limits.ts';
import { unbalancedAccounts } from './access/points.ts';
import { watchForProxy } from './access/untrusted-proxy.ts';
import { Alarms } from './alarms.ts';
import type { Config } from './config.ts';
import { ensureDataFolder } from './data-folder.ts';
import type { Database } from './database/database.ts';
import { clockAtOffset } from './games-clock.ts';
import type { GamesClock } from './games-clock.ts';
import { createApi, searchesPerMinute } from './edge/api.ts';
import { Assets } from './edge/assets.ts';
import { DiskGuard } from './edge/disk.ts';
import { RateLimit, refuseTooMany } from './edge/limits.ts';
import { FastLane } from './edge/fast-lane.ts';
import { closeEdge, createEdge } from './edge/server.ts';
import { Pages } from './edge/pages/pages.ts';
import { PageRenderer } from './edge/pages/renderer.ts';
import { clientFolder } from './web-build.ts';
import { applyLoop } from './feed/apply-loop.ts';
import { feedNotices } from './feed/feed-notices.ts';
import { readFeedState } from './feed/feed-state.ts';
import type { FeedState } from './feed/feed-state.ts';
import { JournalWriter } from './feed/journal-writer.ts';
import { readOutbox } from './feed/outbox.ts';
import { baseKit, openShared, ownDataOf } from './features/base-kit.ts';
import { features } from './features/features.gen.ts';
import type { AnswerListener, FeatureKit } from './features/kit.ts';
import { Followers } from './features/followers.ts';
import { LagWatch } from './feed/lag-watch.ts';
import { pruneFeed } from './feed/prune.ts';
import { Jobs } from './database/jobs.ts';
import { keptFor } from './kept-for.ts';
import { LiveHub } from './live/hub.ts';
import type { LiveLimits } from './live/hub.ts';
import type { Log } from './log.ts';
import { requestAddress } from './edge/address.ts';
import { isDemoCode } from '@podium/demo-games/code';
import type pg from 'pg';
import { readIfThere } from './read-if-there.ts';
import { ReadModel } from './read-model/read-model.ts';

export interface Podium {
  server: Server;
  readModel: ReadModel;
  live: LiveHub;
  journal: JournalWriter;
  feedApiKey: string;
  /** Everything the API answers, as it is registered: `GET /api/v1/units/:id`. Pages are no routes of it. */
  routes: readonly string[];
  stop(): Promise<void>;
}

export interface PodiumOptions {
  config: Config;
  database: Database;
  log: Log;
  /** Tests of the API go without pages. */
  hasWeb: boolean;
  /** The time at the Games; that of the settings unless given. */
  clock?: GamesClock;
  /** Makes its pages, and goes on when it stops: of tests that start one server after the other. */
  renderer?: PageRenderer;
  /** Whose session a request carries, where a test decides that instead of the accounts feature. */
  identify?: (request: Request) => Promise<Actor | undefined>;
}

/** Everything of one server process, put together in start-up order; it does not listen yet. */
export async function createPodium(options: PodiumOptions): Promise<Podium> {
  const { config, database, log, hasWeb, identify, clock = clockAtOffset(config.gamesClockOffsetMs) } = options;
  // Before anything runs that would have to be stopped again.
  const feedApiKey = config.feedApiKey ?? (await keptFeedKey(config.dataDir));
  const shared = await openShared(config, log);
  const pools = openPools(database, config.databaseTimeoutMs);
  const baseKits = features.map((feature) => baseKit(feature, { config, log, pool: pools.requests, shared }));
  const alarms = new Alarms(log);
  const readModel = new ReadModel({
    database,
    requestPool: pools.requests,
    log,
    alarms,
    timeZone: config.timeZone,
    settings: { unrankedOrganisations: config.unrankedOrganisations, regions: config.regions },
    gamesCode: config.gamesCode,
    onStale: (keys) => pages?.store.invalidate(keys),
    publish: (changes) => live.publish(changes),
  });
  // None of these needs another, and the database works while we read files.
  const [assets, renderer] = await Promise.all([
    Assets.open(clientFolder, config.publicUrl),
    hasWeb ? (options.renderer ?? PageRenderer.open(config.pageThreads)) : undefined,
    readModel.load(),
  ]);
  const pages =
    renderer &&
    new Pages({
      renderer,
      readModel,
      clock,
      log,
      publicUrl: config.publicUrl,
      devPages: config.devPages,
      isLoginEnabled: config.isLoginEnabled,
      trustedHops: config.trustedHops,
      bytes: config.pageBytes,
      limits: { waiting: config.pagesWaiting, waitingPerAddress: config.pagesWaitingPerAddress, waitMs: pageWaitMs },
    });
  const live = await openLive(database, readModel, { perAddress: config.liveReadersPerAddress });
  readModel.start();
  const applying = applyLoop(database, log);
  applying.start();
  const lagWatch = new LagWatch(database.pool, alarms);
  lagWatch.start();
  const journal = new JournalWriter(pools.feed, () => applying.notice());
  const disk = new DiskGuard(
    config.databaseUrl ? '/' : config.dataDir,
    config.databaseUrl ? 0 : config.diskReserveBytes,
    ({ hasRoom, hasRoomForPeople, freeBytes }) =>
      alarms.set('no-room', hasRoom && hasRoomForPeople ? [] : [`${Math.floor(freeBytes / 1_048_576)} MB left`]),
  );
  await disk.start();
  const followers = new Followers(database, log);
  const jobs = new Jobs(database, log);
  const actor = actorFinder(async (request) => {
    if (identify) return identify(request);
    for (const [index, feature] of features.entries())
      if (feature.identify) return feature.identify(request, kits[index]!);
    return undefined;
  });
  const readFile = async (sha256: string): ReturnType<typeof readStoredFile> =>
    readModel.snapshot?.people.hiddenPhotos.has(`file:${sha256}`) ? undefined : readStoredFile(pools.requests, sha256);
  const searches = new RateLimit(searchesPerMinute);
  const kits = baseKits.map((kit): FeatureKit => ({
    ...kit,
    clock,
    isDemo: () => isDemoCode(readModel.snapshot?.reference.games.code ?? ''),
    actor,
    addressOf: (c) => requestAddress(c, config.trustedHops),
    alarm: (kind, concerned) => alarms.set(kind, concerned),
    countSearch: (c) => refuseTooMany(searches, requestAddress(c, config.trustedHops)),
    searchPool: pools.searches,
    limit: (rule) => new Limit(pools.requests, shared.keys, rule),
    ownData: async (personId) => ownDataOf(features, baseKits, personId),
    programme: () => readModel.games(),
    file: readFile,
    read: async (read, language, parameters) => readModel.read(read, language, parameters),
  }));
  // Whoever watches asks often, and counting a journal takes its time.
  const feedState = keptFor(healthMs, async () => readFeedState(pools.requests));
  const app = createApi({
    readModel,
    door: {
      apiKey: feedApiKey,
      journal,
      disk,
      trustedHops: config.trustedHops,
      noticesOf: (envelope) => feedNotices(envelope, readModel.snapshot?.reference.games, clock.now()),
    },
    log,
    publicUrl: config.publicUrl,
    trustedHops: config.trustedHops,
    searches,
    bodyBytes: new Map(features.flatMap(({ bodyBytes = {} }) => Object.entries(bodyBytes))),
    addFeatures: (api) => {
      for (const [index, feature] of features.entries())
        addGated(api, feature, actor, () => feature.routes?.(api, kits[index]!));
    },
    health: async () => healthOf(pools.feed, feedState, { live, alarms, clock }),
    readFile,
  });
  const routes = [
    ...new Set(app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)),
  ];
  const listener = await answerListener(kits, routes);
  pages?.addTo(app);
  for (const [index, feature] of features.entries()) {
    const kit = kits[index]!;
    followers.start(feature, kit);
    for (const { name, everyMs, run } of feature.jobs ?? [])
      jobs.start({ name: `${feature.name} ${name}`, everyMs, run: async (client) => run(client, kit) });
  }
  const followerNames = features.filter(({ follow }) => follow).map(({ name }) => name);
  jobs.start({ name: 'letters', everyMs: lettersMs, run: async (client) => shared.mail.sendDue(client) });
  jobs.start({ name: 'kept letters', everyMs: 3_600_000, run: async () => shared.mail.forgetOld() });
  jobs.start({
    name: 'points',
    everyMs: 3_600_000,
    run: async (client) => alarms.set('points-unbalanced', await unbalancedAccounts(client)),
  });
  jobs.start({ name: 'prune', everyMs: 3_600_000, run: async (client) => pruneFeed(client, followerNames) });
  const server = createEdge(
    {
      fastLane: new FastLane(readModel, config.publicUrl),
      live,
      assets,
      pages,
      app,
      listener,
      trustedHops: config.trustedHops,
    },
    { connections: config.maxConnections },
  );
  watchForProxy(server, config, log);
  // One at a time: a long document keeps a thread busy for seconds, and pages and the feed need the others.
  let shrinking: Promise<unknown> | undefined;
  const upkeep = setInterval(() => {
    // What could not be shrunk now stays as it is until the next time.
    shrinking ??= readModel.store
      .shrinkOne()
      .catch(() => undefined)
      .finally(() => (shrinking = undefined));
    void readModel.store.retryOne();
  }, 500).unref();
  const stop = async (): Promise<void> => {
    clearInterval(upkeep);
    disk.stop();
    lagWatch.stop();
    live.close();
    await closeEdge(server);
    await pages?.close();
    if (!options.renderer) await renderer?.close();
    await Promise.all([followers.stop(), jobs.stop(), listener?.stop()]);
    shared.mail.close();
    await applying.stop();
    await readModel.stop();
    await Promise.all(Object.values(pools).map(async (pool) => pool.end()));
  };
  return { server, readModel, live, journal, feedApiKey, routes, stop };
}

/** Of the feature that counts answers. */
async function answerListener(
  kits: readonly FeatureKit[],
  routes: readonly string[],
): Promise<AnswerListener | undefined> {
  for (const [index, { answered }] of features.entries()) if (answered) return answered(kits[index]!, routes);
  return undefined;
}

const healthMs = 500;
/** Whoever watches gets an answer while the database does not. */
const healthLimitMs = 3000;
/** Longest time of a search in a table. */
const searchMs = 2000;
const lettersMs = 1000;
/** A browser's reader has given up long before; a page of a few seconds more is still better than none. */
const pageWaitMs = 15_000;
const rememberedChanges = 10_000;
const rememberedMs = 600_000;

/** The stream, with the last changes of whoever served before, so that their readers resume here without a gap. */
async function openLive(database: Database, readModel: ReadModel, limits: Partial<LiveLimits>): Promise<LiveHub> {
  const position = readModel.seq;
  const messages = await readOutbox(database.pool, Math.max(0, position - rememberedChanges), rememberedChanges);
  const since = Date.now() - rememberedMs;
  const recent = messages.filter((message) => message.at >= since && message.seq <= position);
  const partition = readModel.snapshot?.partition;
  return new LiveHub(
    readModel.epoch,
    position,
    (recent[0]?.seq ?? position + 1) - 1,
    recent.filter((message) => message.partition === partition).map((message) => readModel.published(message)),
    limits,
  );
}

/** A key made once and kept, so that a first start needs no set-up. */
async function keptFeedKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'feed-api-key');
  const kept = (await readIfThere(file))?.trim() ?? '';
  if (kept.length >= 16) return kept;
  const key = randomBytes(24).toString('base64url');
  await ensureDataFolder(dataDir);
  await writeFile(file, `${key}\n`, { mode: 0o600 });
  return key;
}

/** What is this process's own is told as it is now, and whether the database is there; what that counts, as a moment ago. */
async function healthOf(
  pool: pg.Pool,
  feed: () => Promise<FeedState>,
  { live, alarms, clock }: { live: LiveHub; alarms: Alarms; clock: GamesClock },
): Promise<HealthAnswer> {
  const own = {
    clock: { now: new Date(clock.now()).toISOString(), rate: clock.rate },
    live: { readers: live.readers, position: live.position },
    alarms: alarms.open.map((alarm) => ({ ...alarm, since: new Date(alarm.since).toISOString() })),
  };
  const isDegraded = own.alarms.some(({ kind }) => kind === 'refresh-failed');
  try {
    // Whether it is there is asked each time.
    const [state] = await Promise.race([Promise.all([feed(), pool.query('select 1')]), tooLong(healthLimitMs)]);
    return {
      status: isDegraded ? 'degraded' : 'ok',
      database: 'ok',
      feed: {
        lastMessageAt: state.lastMessageAt === undefined ? null : new Date(state.lastMessageAt).toISOString(),
        journal: state.journal,
        lag: state.lag,
        quarantined: state.outcomes.refused ?? 0,
      },
      ...own,
    };
  } catch {
    return {
      status: 'degraded',
      database: 'unavailable',
      feed: { lastMessageAt: null, journal: 0, lag: 0, quarantined: 0 },
      ...own,
    };
  }
}

/** @throws after so many milliseconds */
async function tooLong(ms: number): Promise<never> {
  await sleep(ms, undefined, { ref: false });
  throw new Error('The database does not answer.');
}

/**
 * Connections apart for each kind of request: neither searches nor a rush of people may keep the feed waiting.
 *
 * @returns pools that `stop()` ends
 */
function openPools(database: Database, timeoutMs: number): Record<'feed' | 'requests' | 'searches', pg.Pool> {
  return {
    // One commit for many large messages takes longer than any read.
    feed: database.openPool({ connections: 2, timeoutMs: 3 * timeoutMs }),
    requests: database.openPool({ connections: 10, timeoutMs }),
    searches: database.openPool({ connections: 2, timeoutMs: Math.min(timeoutMs, searchMs) }),
  };
}

async function readStoredFile(
  pool: pg.Pool,
  sha256: string,
): Promise<{ mediaType: string; bytes: Buffer } | undefined> {
  const { rows } = await pool.query<{ media_type: string; bytes: Buffer }>(
    'select media_type, bytes from sport.files where sha256 = $1',
    [sha256],
  );
  return rows[0] && { mediaType: rows[0].media_type, bytes: rows[0].bytes };
}
