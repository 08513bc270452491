import type { Server } from 'node:http';
import { isDemoCode } from '@podium/demo-games/code';
import type { Actor } from './access/actor.ts';
import { Limit, NetworkLimit } from './access/limits.ts';
import { detectProxy } from './access/untrusted-proxy.ts';
import { Alarms } from './ground/alarms.ts';
import type { Config } from './ground/config.ts';
import { inSiblingDatabase } from './database/beside.ts';
import type { Database } from './database/database.ts';
import { Jobs } from './database/jobs.ts';
import { endPools, openPools } from './database/pools.ts';
import { requestAddress } from './edge/address.ts';
import { createApi } from './edge/api.ts';
import { Assets } from './edge/assets.ts';
import { ConsoleFiles } from './edge/console-files.ts';
import { ConsoleHost } from './edge/console-host.ts';
import { DiskGuard } from './edge/disk.ts';
import { FastLane } from './edge/fast-lane.ts';
import { feedGate, openFeedKey } from './edge/feed-key.ts';
import { feedRoute } from './edge/feed-route.ts';
import { healthRoute } from './edge/health.ts';
import { networkRoute } from './edge/network-route.ts';
import { todayRoute } from './edge/today-route.ts';
import { runtimeConfigRoute } from './edge/runtime-config-route.ts';
import { Pages } from './edge/pages/pages.ts';
import { PageRenderer } from './edge/pages/renderer.ts';
import { pagePolicy } from './edge/pages/stored-page.ts';
import { offlineRoutes } from './edge/offline-routes.ts';
import { previewRoute } from './edge/preview-route.ts';
import { readRoutes } from './edge/read-routes.ts';
import { closeEdge, createEdge } from './edge/server.ts';
import { apiPolicy } from './edge/headers.ts';
import { featureEntryTypes as entryTypes } from './features/entry-types.gen.ts';
import { features as allFeatures } from './features/features.gen.ts';
import { clockAtOffset } from './ground/games-clock.ts';
import type { GamesClock } from './ground/games-clock.ts';
import { FeatureHost } from './features/host.ts';
import type { Feature } from './features/kit.ts';
import { offlinePlans } from './features/builders.gen.ts';
import { reads } from './features/reads.ts';
import { applyLoop } from './feed/apply-loop.ts';
import { DeskJournal } from './feed/desk/desk-journal.ts';
import { feedNotices } from './feed/feed-notices.ts';
import { JournalWriter } from './feed/journal-writer.ts';
import { rebuild } from './feed/rebuild.ts';
import { LagWatch } from './feed/lag-watch.ts';
import { fileRoutes } from './files/file-routes.ts';
import { PublicFiles } from './files/public-files.ts';
import { strongestUse } from './files/file-use.ts';
import { SportFiles } from './files/sport-files.ts';
import type { LiveHub } from './live/hub.ts';
import { AnswerCounts } from './edge/metrics/answer-counts.ts';
import { Metrics } from './edge/metrics/metrics.ts';
import { createMetricsServer, unreadiness } from './edge/metrics/metrics-server.ts';
import { openLive } from './live/open-live.ts';
import type { Log } from './ground/log.ts';
import { OfflinePack } from './read-model/offline/offline-pack.ts';
import { ReadModel } from './read-model/read-model.ts';
import type { Route } from './routes/route.ts';
import { serverJobs } from './server-jobs.ts';
import { clientFolder, consoleFolder } from './ground/web-build.ts';

export interface Podium {
  server: Server;
  /** Metrics and readiness, for a private port. */
  metricsServer: Server;
  readModel: ReadModel;
  live: LiveHub;
  journal: JournalWriter;
  feedApiKey: string;
  /** All API routes; pages are not routes. */
  routes: readonly Route[];
  /** For tests: method and pattern of everything registered with the router. */
  registered: readonly string[];
  stop(): Promise<void>;
}

export interface PodiumOptions {
  config: Config;
  database: Database;
  log: Log;
  /** False in tests of the API. */
  hasWeb: boolean;
  /** Clock of the Games; by default determined by the settings. */
  clock?: GamesClock;
  /** For tests that start several servers: renders pages and outlives the server. */
  renderer?: PageRenderer;
  /** For tests: replaces the session lookup of the accounts feature. */
  identify?: (request: Request) => Promise<Actor | undefined>;
  /** Features to run; by default all. */
  features?: readonly Feature[];
  /** For tests: validates JSON answers against their schemas. */
  checksAnswers?: boolean;
}

/** Limit per client address; even a venue full of people behind one address stays below it. */
const searchesPerMinute = 1200;
/**
 * Requests waiting for a page; a whole venue may share an address. Most readers give up before the end of the wait, but
 * a page that is a few seconds late is better than none.
 */
const pageLimits = { waiting: 300, waitingPerAddress: 150, waitMs: 15_000 };

/** Creates the parts of one server process in start-up order. The server does not listen yet. */
export async function createPodium(options: PodiumOptions): Promise<Podium> {
  const {
    config,
    database,
    log,
    hasWeb,
    features = allFeatures,
    identify,
    checksAnswers = false,
    clock = clockAtOffset(config.gamesClockOffsetMs),
  } = options;
  const { publicUrl, trustedHops } = config;
  // Steps that can fail come before anything is started.
  const feedApiKey = await openFeedKey(config);
  const pools = openPools(database, config.databaseTimeoutMs);
  const host = await FeatureHost.open({ features, config, database, pool: pools.requests, log, identify });
  const alarms = new Alarms(log);
  const readModel = new ReadModel({
    database,
    requestPool: pools.requests,
    log,
    alarms,
    timeZone: config.timeZone,
    settings: { unrankedOrganisations: config.unrankedOrganisations, regions: config.regions },
    gamesCode: config.gamesCode,
    reads,
    onStale: (keys) => {
      pages?.store.invalidate(keys);
      offlinePack.invalidate(keys);
    },
    publish: (changes) => live.publish(changes),
  });
  const offlinePack = new OfflinePack(readModel, clock, offlinePlans);
  // Independent of each other; the database can work while files are read.
  const [assets, consoleFiles, renderer] = await Promise.all([
    Assets.open(clientFolder, {
      publicUrl,
      hasWorker: config.hasServiceWorker,
      pagePolicy: (scripts) =>
        pagePolicy(scripts, {
          publicUrl,
          streamHosts: config.streamHosts,
          frameAncestors: "'none'",
          mapServer: config.mapServer,
          pictureStore: config.runtime.s3Url,
          hasCamera: false,
        }),
    }),
    hasWeb ? ConsoleFiles.open(consoleFolder, publicUrl) : undefined,
    hasWeb ? (options.renderer ?? PageRenderer.open()) : undefined,
    readModel.follower.load(),
  ]);
  const pages =
    renderer &&
    new Pages({
      renderer,
      readModel,
      clock,
      log,
      publicUrl,
      streamHosts: config.streamHosts,
      redirectHosts: config.redirectHosts,
      embedHosts: config.embedHosts,
      devPages: config.devPages,
      isLoginEnabled: config.isLoginEnabled,
      hasWorker: config.hasServiceWorker,
      mapServer: config.mapServer,
      runtime: config.runtime,
      build: assets.build,
      trustedHops,
      bytes: config.pageBytes,
      limits: pageLimits,
    });
  const live = await openLive(database, readModel, { perAddress: config.liveReadersPerAddress });
  readModel.start();
  const applying = applyLoop(database, { log, entryTypes });
  applying.start();
  const lagWatch = new LagWatch(database.pool, alarms);
  lagWatch.start();
  const journal = new JournalWriter(pools.feed, () => applying.notice());
  const disk = DiskGuard.of(config, alarms);
  await disk.start();
  const freeBytes = (): number | null => (config.databaseUrl === undefined ? disk.freeBytes : null);

  const sportFiles = new SportFiles(pools.requests, () => readModel.snapshot?.people);
  const files = new PublicFiles(host.shared.files, sportFiles, strongestUse([sportFiles.use, host.fileUse]));
  const searches = new NetworkLimit(searchesPerMinute);
  const gamesCode = (): string | undefined => readModel.snapshot?.reference.games.code || undefined;
  const answers = new AnswerCounts();
  const metrics = new Metrics({
    pool: pools.requests,
    pools,
    answers,
    readModel,
    live,
    alarms,
    pages:
      pages && (() => ({ kept: pages.store.size.pages, bytes: pages.store.size.bytes, rendered: pages.store.made })),
    freeBytes,
    waiting: async () =>
      new Map([...(await host.waiting()), ['mail', await host.shared.mail.countWaiting(pools.requests)]]),
  });
  const consoleHost = ConsoleHost.of(config);
  const { app, routes } = createApi({
    observe: (request) => metrics.observe(request),
    routes: [
      ...readRoutes(readModel),
      ...offlineRoutes(offlinePack),
      feedRoute({
        journal,
        disk,
        noticesOf: (envelope) => feedNotices(envelope, readModel.snapshot?.reference.games, clock.now()),
      }),
      runtimeConfigRoute({ runtime: config.runtime, config, clock, position: () => readModel.follower.position }),
      healthRoute({ pools, live, alarms, clock }),
      networkRoute(),
      todayRoute({ pool: pools.requests, readModel, live, alarms, clock, freeBytes }),
      previewRoute({ pool: pools.requests, readModel, entryTypes, pages }),
      ...fileRoutes({ store: host.shared.files, files, actorOf: host.actorOf, policy: apiPolicy }),
      ...host.routes({
        clock,
        isDemo: () => isDemoCode(gamesCode() ?? ''),
        addressOf: (c) => requestAddress(c, trustedHops),
        alarm: (kind, concerned) => alarms.set(kind, concerned),
        searchPool: pools.searches,
        limit: (rule) => new Limit(pools.requests, host.shared.keys, rule),
        journal: new DeskJournal(journal, entryTypes, gamesCode),
        program: () => readModel.games(),
        programAt: async (seq) => readModel.follower.reached(seq),
        rebuildTables: async () =>
          inSiblingDatabase(
            database,
            async (target) => void (await rebuild(database.pool, target, { log, entryTypes })),
          ),
        file: async (sha256) => files.readPublic(sha256),
        read: async (read, language, parameters) => readModel.read(read, language, parameters),
      }),
    ],
    actorOf: host.actorOf,
    permitFeed: feedGate(feedApiKey, trustedHops),
    answerOnce: host.answerOnce,
    readOnlyReason: () => readModel.snapshot?.switches.readOnly?.reason,
    countSearch: async (c) => searches.take(requestAddress(c, trustedHops)),
    disk,
    log,
    publicUrl,
    consoleHost,
    checksAnswers,
  });
  const registered = app.routes.map(({ method, path }) => `${method} ${path}`);
  pages?.addTo(app);
  const listener = await host.start(routes);
  const jobs = new Jobs(database, log);
  for (const job of serverJobs({
    shared: host.shared,
    fileUse: async (sha256) => files.use(sha256),
    alarms,
    followerNames: host.followerNames,
  }))
    jobs.start(job);
  const server = createEdge(
    {
      fastLane: new FastLane(readModel, publicUrl),
      live,
      assets,
      consoleFiles,
      consoleHost,
      pages,
      app,
      listener,
      counts: answers,
      trustedHops,
    },
    { connections: config.maxConnections },
  );
  detectProxy(server, config, log);
  const metricsServer = createMetricsServer({
    metrics,
    unreadiness: () => unreadiness(server, readModel),
    log,
  });
  const stop = async (): Promise<void> => {
    metricsServer.close();
    metricsServer.closeAllConnections();
    disk.stop();
    lagWatch.stop();
    live.close();
    await closeEdge(server);
    await pages?.close();
    if (!options.renderer) await renderer?.close();
    await Promise.all([jobs.stop(), host.stop()]);
    await applying.stop();
    await readModel.stop();
    await endPools(pools);
  };
  return { server, metricsServer, readModel, live, journal, feedApiKey, routes, registered, stop };
}
