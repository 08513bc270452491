/** The demo Games, which all suites of the project `e2e` read and none changes. */
import { afterAll, inject } from 'vitest';
import type { SharedDemo } from './demo-server.ts';

export * from './screens.ts';

/** Call once at the top of a test file. */
export function useDemo(): { readonly current: SharedDemo } {
  const current = inject('demo');
  afterAll(async () => {
    // Without this check, all later suites would fail without a clear reason.
    const isThere = await fetch(`${current.url}/api/v1/health`).catch(() => undefined);
    if (!isThere)
      throw new Error('the demo server ended before its tests did: what it said stands at the end of the run');
  });
  return { current };
}
