/** Starts the demo Games once for all suites that only read them, before the first, and stops them after the last. */
import type { TestProject } from 'vitest/node';
import { packedChromium } from './chromium.ts';
import { Demo } from './demo.ts';
import { demoAccountsIn } from './people.ts';
import type { Account } from './people.ts';

export interface SharedDemo extends Pick<Demo, 'url' | 'screens' | 'final'> {
  /** By the type of user: `athlete`. To be signed in with, no more: nothing of theirs is written. */
  accounts: Record<string, Account>;
}

declare module 'vitest' {
  interface ProvidedContext {
    demo: SharedDemo;
  }
}

/** One for all projects of a run, which are set up together and each load this file: whoever comes first makes it. */
const shared = globalThis as { demoOfRun?: { demo: Promise<Demo>; users: number } };

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const run = (shared.demoOfRun ??= { demo: Demo.create(), users: 0 });
  run.users++;
  // Here, once: two test files that unpack it at the same time would start half of it.
  if (!process.env['CHROMIUM_PATH']) await packedChromium();
  const { server, url, screens, final } = await run.demo;
  provide('demo', { url, screens, final, accounts: demoAccountsIn(server.output) });
  return async () => {
    run.users--;
    if (run.users > 0) return;
    const { isRunning, ending, output } = server;
    await server.remove();
    if (!isRunning) throw new Error(`the demo server ended (${ending}) before the tests did:\n${output}`);
  };
}
