import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [react()],
  resolve: { alias: [{ find: /^use-intl\/format-message$/u, replacement: 'use-intl/format-message/format-only' }] },
  test: {
    name: 'web',
    include: ['{src,worker}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Files share a worker, as in the other suites that start no process.
    isolate: false,
    server: { deps: { inline: ['use-intl'] } },
  },
});
