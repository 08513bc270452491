// Builds the scripts that run in pages of others and in widgets: each one file without imports, apart from the app's build.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { oldestBrowsers } from '../oldest-browsers.ts';

const folder = fileURLToPath(new URL('../', import.meta.url));
const scripts = {
  'embed.js': 'embed',
  'widget/frame.js': 'widget-frame',
  'board.js': 'board-screen',
  'widget/headless.js': 'headless-frame',
};

for (const [fileName, source] of Object.entries(scripts))
  await build({
    configFile: false,
    root: folder,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: oldestBrowsers,
      outDir: 'dist/client',
      emptyOutDir: false,
      lib: { entry: `src/embed/${source}.ts`, formats: ['iife'], name: 'podium', fileName: () => fileName },
    },
  });
