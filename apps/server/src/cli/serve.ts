import { isDemoCode } from '@podium/demo-games/code';
import type { Config } from '../ground/config.ts';
import { openDatabase } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import { isDatabaseAway } from '../edge/errors.ts';
import { isEmptyJournal } from '../feed/journal.ts';
import { openLog } from '../ground/log.ts';
import type { Log } from '../ground/log.ts';
import { pause } from './pause.ts';
import type { Podium } from '../podium.ts';
import { endOnCrash } from './crash.ts';
import type { CliIo } from './io.ts';
import { clockLine, openDemo, playDemo, readDemoOptions } from './serve-demo.ts';

/**
 * `podium start [--still | --speed N]`: opens the database, fills an empty one with the demo Games, then serves and
 * plays them.
 */
export async function serveVerb(args: string[], { out, error, config }: CliIo): Promise<number> {
  const log = openLog(config.logLevel);
  const demoOptions = readDemoOptions(args, config);
  if (typeof demoOptions === 'string') {
    error(`podium start: ${demoOptions}`);
    return 2;
  }
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopped.abort());
  const opened: { podium?: Podium; database?: Database } = {};
  endOnCrash(log, async () => {
    await opened.podium?.stop();
    await opened.database?.close();
  });

  // Load the other modules while the database starts.
  const rest = Promise.all([import('../podium.ts'), import('../edge/server.ts'), import('./rebuild.ts')]);
  const database = await openWhenThere(config, error, stopped.signal);
  if (!database) return 0;
  opened.database = database;
  const [{ createPodium }, { listen }, { reportWhenDue }] = await rest;
  try {
    if (config.isDemo && (await isEmptyJournal(database.pool))) {
      const { writeDemo } = await import('./demo.ts');
      out('The database is empty: writing the demo Games.');
      const { dataDir, filesUrl } = config;
      const written = await writeDemo(database, {
        seed: 1,
        scale: 1,
        log,
        dataDir,
        filesUrl,
        publicUrl: config.publicUrl,
      });
      out(`${written.messages} messages in ${(written.ms / 1000).toFixed(1)} s.`);
    }
    await reportWhenDue(database, { config, out, error });
    const demo = await openDemo(database, { config, speed: demoOptions.speed });
    if (!demo && demoOptions.isAsked)
      error('podium start: --live, --still and --speed have no effect: the database has no demo Games with a clock.');
    const podium = await createPodium({ config, database, log, hasWeb: true, clock: demo?.clock });
    opened.podium = podium;
    // Opened before the public port, so that an orchestrator sees that the process is alive while it starts.
    if (config.metricsPort !== undefined)
      await listen(podium.metricsServer, config.metricsPort, config.metricsHost, 'METRICS_PORT');
    const port = await listen(podium.server, config.port, config.host);
    await announceDemo(database, { config, out, log });
    if (demo) out(clockLine(demo));
    else if (!config.isDemo) await announceFirstAdmin(database, { config, out });
    out(`Podium is ready at ${config.port === 0 ? `http://localhost:${port}` : config.publicUrl}`);
    const playing =
      demo && demo.clock.rate > 0
        ? playDemo(demo, { podium, log, dataDir: config.dataDir, signal: stopped.signal }).catch((problem: Error) => {
            if (!stopped.signal.aborted) error(`The demo stopped playing: ${problem.message}`);
          })
        : undefined;
    if (!stopped.signal.aborted)
      await new Promise((resolve) => stopped.signal.addEventListener('abort', resolve, { once: true }));
    await playing;
    return 0;
  } finally {
    endWithin(stopLimitMs, log);
    await opened.podium?.stop();
    await database.close();
  }
}

/** Prints how to create the first administrator, without whom the console cannot be used. */
async function announceFirstAdmin({ pool }: Database, { config, out }: Pick<CliIo, 'config' | 'out'>): Promise<void> {
  const { rowCount } = await pool.query(`select from people.grants where role = 'admin' and scope = 'games' limit 1`);
  if (rowCount !== 0) return;
  const where =
    config.databaseUrl === undefined
      ? 'in a second terminal, in the same folder and with the same settings'
      : 'with the environment of this process (docs/operations.md, Commands)';
  out(`There is no administrator yet. Open the first account ${where}, with your details:`);
  // A command with different settings would open another, empty database.
  const names = config.databaseUrl === undefined ? ['DATA_DIR', 'PORT', 'PUBLIC_URL', 'ACCOUNTS_TWO_FACTOR_FOR'] : [];
  const settings = names.flatMap((name) => {
    const value = config.environment[name];
    return value ? [`${name}=${/^[\w./:@,-]+$/u.test(value) ? value : JSON.stringify(value)}`] : [];
  });
  out(`  ${[...settings, 'npx podium first-admin ana.souza ana@school.example 1985'].join(' ')}`);
  out('These are a username, an email address and a year of birth. The command prints a link to choose the password.');
}

/** Longer than the embedded database needs to stop. */
const stopLimitMs = 20_000;

/** Exits after a time limit even if work is pending, because a query to an unresponsive database may never end. */
function endWithin(limitMs: number, log: Log): void {
  setTimeout(() => {
    log.error({ limitMs }, 'the server did not shut down within the limit');
    process.exit(1);
  }, limitMs).unref();
}

/** For the demo Games: prints notes of features, such as demo accounts. */
async function announceDemo(
  { pool }: Database,
  { config, out, log }: Pick<CliIo, 'config' | 'out'> & { log: Log },
): Promise<void> {
  const { rows } = await pool.query<{ code: string | null }>('select games_code as code from feed.installation');
  if (!isDemoCode(rows[0]?.code ?? '')) return;
  const { features } = await import('../features/features.gen.ts');
  const { baseKit, openShared } = await import('../features/base-kit.ts');
  const shared = await openShared(config, log, pool);
  for (const feature of features) await feature.demo?.(baseKit(feature, { config, log, pool, shared }), out);
}

const triesPerLine = 60;

/** Waits for a database that is down at startup, because it may start after this process. Any other error is fatal. */
async function openWhenThere(
  config: Config,
  error: (line: string) => void,
  signal: AbortSignal,
): Promise<Database | undefined> {
  // Connecting to an unknown name or unreachable address takes seconds; a stop signal should not wait for it.
  if (config.databaseUrl) signal.addEventListener('abort', leaveAtOnce);
  try {
    for (let tries = 0; !signal.aborted; tries++) {
      try {
        return await openDatabase(config);
      } catch (problem) {
        if (!config.databaseUrl || !isDatabaseAway(problem)) throw problem;
        if (tries % triesPerLine === 0) error(`Waiting for the database. ${(problem as Error).message}`);
        await pause(1000, signal);
      }
    }
    return undefined;
  } finally {
    signal.removeEventListener('abort', leaveAtOnce);
  }
}

function leaveAtOnce(): void {
  process.exit(0);
}
