import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [react()],
  resolve: { alias: [{ find: /^use-intl\/format-message$/u, replacement: 'use-intl/format-message/format-only' }] },
  test: {
    name: 'web',
    // The same for all projects, which share one pool.
    maxWorkers: Math.max(3, availableParallelism()),
    include: ['{src,worker}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // The default of 5 s is too short for property tests on a busy machine.
    testTimeout: 60_000,
    // Files share a worker, as in the other suites that start no process.
    isolate: false,
    server: { deps: { inline: ['use-intl'] } },
  },
});
