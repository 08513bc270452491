/** Starts the demo Games for all read-only suites before the first one, and stops them after the last one. */
import type { TestProject } from 'vitest/node';
import { packedChromium } from './chromium.ts';
import { Demo } from './demo.ts';
import { demoAccountsIn } from './people.ts';
import type { Account } from './people.ts';
import type { ServerProcess } from './server-process.ts';
import { fillSmallDemo } from './small-demo.ts';

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
  }
}

/** One server for all projects of a run. Each project loads this file, and the first one starts the server. */
const shared = globalThis as { ofRun?: { made: Promise<[Demo, ServerProcess]>; users: number } };

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const run = (shared.ofRun ??= { made: Promise.all([Demo.create(), fillSmallDemo()]), users: 0 });
  run.users++;
  // Unpacked here once: two test files that unpack it at the same time could start an incomplete copy.
  if (!process.env['CHROMIUM_PATH']) await packedChromium();
  const [{ server, url, screens, final }, small] = await run.made;
  provide('demo', { url, dataDir: server.dataDir, screens, final, accounts: demoAccountsIn(server.output) });
  provide('smallDemo', small.dataDir);
  return async () => {
    run.users--;
    if (run.users > 0) return;
    await small.remove();
    const { isRunning, ending, output } = server;
    await server.remove();
    if (!isRunning) throw new Error(`the demo server ended (${ending}) before the tests did:\n${output}`);
  };
}
