/**
 * Starts the servers that the suites of a run share before the first one, and stops them after the last one: the demo
 * Games that nobody changes, and small ones to write to.
 */
import type { TestProject } from 'vitest/node';
import { packedChromium } from './chromium.ts';
import { Demo } from './demo.ts';
import { writable } from './own-demo.ts';
import type { WritableDemo } from './own-demo.ts';
import { demoAccountsIn } from './people.ts';
import type { Account } from './people.ts';
import { ServerProcess } from './server-process.ts';
import { cheapPasswords, fillSmallDemo } from './small-demo.ts';
import { waitUntil } from './wait-until.ts';

export interface SharedDemo extends Pick<Demo, 'url' | 'screens' | 'final'> {
  dataDir: string;
  /** Keyed by the type of user: `athlete`. For signing in only: no test changes their data. */
  accounts: Record<string, Account>;
}

declare module 'vitest' {
  interface ProvidedContext {
    demo: SharedDemo;
    /** The data folder created by `fillSmallDemo`. */
    smallDemo: string;
    /** The data folder of a server without Games, for `copyOf`. */
    emptyGames: string;
    /** See `useWritableDemo`. */
    writing: WritableDemo;
  }
}

interface Servers {
  demo: Demo;
  /** Never ran. */
  small: ServerProcess;
  /** Ended. */
  empty: ServerProcess;
  writing: ServerProcess;
}

/** The same servers for all projects of a run. Each project loads this file, and the first one starts them. */
const shared = globalThis as { ofRun?: { made: Promise<Servers>; users: number } };

async function startServers(): Promise<Servers> {
  const startWriting = async (): Promise<Pick<Servers, 'small' | 'writing'>> => {
    const small = await fillSmallDemo();
    const environment = { ...cheapPasswords, LOGIN_ENABLED: 'on' };
    const writing = await ServerProcess.create({ copyOf: small.dataDir, environment });
    await writing.start();
    return { small, writing };
  };
  const [demo, rest, empty] = await Promise.all([Demo.create(), startWriting(), endedServer()]);
  return { demo, ...rest, empty };
}

async function endedServer(): Promise<ServerProcess> {
  const server = await ServerProcess.create();
  await server.start();
  await server.end('SIGTERM');
  await waitUntil(async () =>
    server.databasePid().then(
      () => false,
      () => true,
    ),
  );
  return server;
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const run = (shared.ofRun ??= { made: startServers(), users: 0 });
  run.users++;
  // Unpacked here once: two test files that unpack it at the same time could start an incomplete copy.
  if (!process.env['CHROMIUM_PATH']) await packedChromium();
  const { demo, small, writing, empty } = await run.made;
  const { url, screens, final } = demo;
  provide('demo', {
    url,
    dataDir: demo.server.dataDir,
    screens,
    final,
    accounts: demoAccountsIn(demo.server.output),
  });
  provide('smallDemo', small.dataDir);
  provide('emptyGames', empty.dataDir);
  provide('writing', writable(writing));
  return async () => {
    run.users--;
    if (run.users > 0) return;
    const crashes = Object.entries({ demo: demo.server, writing })
      .filter(([, { isRunning }]) => !isRunning)
      .map(([name, { ending, output }]) => `the ${name} server ended (${ending}) before the tests did:\n${output}`);
    for (const server of [small, empty, demo.server, writing]) await server.remove();
    if (crashes.length > 0) throw new Error(crashes.join('\n'));
  };
}
