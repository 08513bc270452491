// Bundles the server into dist/: it starts faster from a few files than from two thousand. Worker threads and processes are
// entries of their own.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { isUnbundled } from './unbundled.mjs';

const folder = fileURLToPath(new URL('../', import.meta.url));
const build = await rolldown({
  input: {
    podium: `${folder}src/cli/main.ts`,
    'demo-timeline-thread': `${folder}src/cli/demo-timeline-thread.ts`,
    'import-process': `${folder}src/cli/import-process.ts`,
    'page-thread': `${folder}src/edge/pages/page-thread.ts`,
    'read-worker': `${folder}src/feed/apply/read-worker.ts`,
    'timetable-thread': `${folder}src/features/transport/timetable-thread.ts`,
    'web-thread': `${folder}src/features/push/senders/web-thread.ts`,
    'typesetting-process': `${folder}src/features/prints/typesetting-process.ts`,
  },
  cwd: folder,
  platform: 'node',
  external: (name) => name.startsWith('node:') || isUnbundled(name),
  onLog: (level, log) => {
    if (level === 'warn') throw new Error(log.message);
  },
});
rmSync(`${folder}dist`, { recursive: true, force: true });
// One level deep: `own-files.ts` relies on it.
await build.write({
  dir: `${folder}dist`,
  format: 'es',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  sourcemap: true,
});
await build.close();
