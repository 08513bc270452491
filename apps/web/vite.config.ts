import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { addresses } from './src/addresses.ts';
import type { WebContext } from './src/platform/web-context.ts';

const locales = join(import.meta.dirname, 'public/app/i18n/locales');

/** `virtual:phrases`: the compiled phrases of all languages, for the server; browsers fetch their language's file. */
const phrases: Plugin = {
  name: 'phrases',
  resolveId: (id) => (id === 'virtual:phrases' ? '\0virtual:phrases' : undefined),
  load: (id) => {
    if (id !== '\0virtual:phrases') return undefined;
    const entries = localeFiles().map(([tag, text]) => `${JSON.stringify(tag)}: ${text.trim()}`);
    return `export const phrases = {${entries.join(',\n')}};`;
  },
};

function localeFiles(): [string, string][] {
  if (!existsSync(locales)) throw new Error('No phrases: run node packages/i18n/scripts/compile.ts');
  return readdirSync(locales)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => [file.slice(0, -5), readFileSync(join(locales, file), 'utf8')]);
}

/**
 * What libraries bring along and nobody here uses, by the end of its file's name, and what stands in its place. Every
 * reader, ours included, uses the one contract at /api/v1: there are no server functions (their client and serialiser are
 * 8 kB packed), and pages only read, list by list (mutations and endless lists are 1.2 kB).
 */
const unused: Record<string, string> = {
  '/serverFnFetcher.js': `
    export const serverFnFetcher = () => { throw new Error('There are no server functions: ask /api/v1.'); };
    export const trackPostProcessPromise = () => undefined;`,
  './mutationCache.js': `
    export class MutationCache {
      config = {};
      build() { throw new Error('There are no mutations: take them out of "unused" in vite.config.ts.'); }
      getAll() { return []; }
      findAll() { return []; }
      find() {}
      clear() {}
      resumePausedMutations() { return Promise.resolve(); }
    }`,
  './infiniteQueryBehavior.js': `
    const none = () => { throw new Error('There are no endless lists: take them out of "unused" in vite.config.ts.'); };
    export { none as hasNextPage, none as hasPreviousPage, none as infiniteQueryBehavior };`,
};

const withoutUnused: Plugin = {
  name: 'without-unused',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId: (id) => {
    const file = Object.keys(unused).find((end) => id.endsWith(end));
    return file === undefined ? undefined : `\0unused:${file}`;
  },
  load: (id) => (id.startsWith('\0unused:') ? unused[id.slice('\0unused:'.length)] : undefined),
};

/** The toasts' library writes its style sheet into the page, which the policy forbids; it comes with the build instead. */
const toastStyles: Plugin = {
  name: 'toast-styles',
  transform: (code, id) =>
    /sonner\/dist\/index\.mjs/u.test(id) ? { code: code.replace(/^__insertCSS\(.*\);$/mu, ''), map: null } : undefined,
};

/** Beside the built server: which addresses stand in the sitemap whatever the Games. */
const standingPages: Plugin = {
  name: 'standing-pages',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  generateBundle() {
    const source = JSON.stringify(addresses.flatMap(({ standing }) => standing));
    this.emitFile({ type: 'asset', fileName: 'standing-pages.json', source });
  },
};

/** In development pages are made here and their data comes from a Podium that runs beside: `PODIUM_URL` says where. */
const podium = process.env.PODIUM_URL ?? 'http://localhost:3000';

const runningPodium: Plugin = {
  name: 'running-podium',
  apply: 'serve',
  config: () => ({
    server: {
      proxy: Object.fromEntries(['/api', '/flags', '/calendar', '/files'].map((path) => [path, { target: podium }])),
    },
  }),
  configureServer() {
    const context: Omit<WebContext, 'nonce'> = {
      async read(path) {
        const answer = await fetch(new URL(path, podium));
        return { status: answer.status, json: await answer.json() };
      },
      livePosition: '',
      publicUrl: '',
      platform: 'web',
      isDevelopment: true,
      hasDevPages: true,
    };
    Object.assign(globalThis, { [Symbol.for('podium.web')]: context });
  },
};

/** Names the phrases that a build was made with, so that a browser never mixes two builds' texts. */
function phrasesVersion(): string {
  const hash = createHash('sha256');
  for (const [tag, text] of localeFiles()) hash.update(tag).update(text);
  return hash.digest('hex').slice(0, 8);
}

/**
 * Few large files compress better than many small ones. A group is what the same pages load: what stands round the pages of
 * a sport, and of these round those of a unit; the lines and the tables of results. None names a screen.
 */
const groups = {
  'sport-pages':
    /shared\/discipline-shell\/(discipline-actions|bring-into-view|discipline-shell\.css)|ui\/src\/parts\/floating-actions/u,
  sport: /shared\/discipline-shell\/(?!day-strip)/u,
  lines: /shared\/result\/(details|competitor-door|result\.css)/u,
  tables: /shared\/result\/(line-details|result-|start-list|all-rows)|ui\/src\/(long-body|spacer-row)/u,
};

export default defineConfig(({ command }) => ({
  plugins: [
    phrases,
    withoutUnused,
    toastStyles,
    standingPages,
    runningPodium,
    tailwindcss(),
    tanstackStart({
      // The offline shell is made at build time only: in development it would answer every address.
      spa: command === 'build' ? { enabled: true } : undefined,
      router: {
        routesDirectory: '.',
        virtualRouteConfig: './src/routes.ts',
        generatedRouteTree: './route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
        // What a screen reads and says comes with the screen; its address and states are there before it is.
        // The layout is on every page: it is part of what all load.
        codeSplittingOptions: {
          defaultBehavior: [['component', 'loader']],
          splitBehavior: ({ routeId }) => (routeId === '/{-$locale}' ? [] : undefined),
        },
      },
    }),
    react(),
  ],
  define: { 'import.meta.env.VITE_PHRASES': JSON.stringify(phrasesVersion()) },
  resolve: {
    alias: [
      { find: /^use-intl\/format-message$/u, replacement: 'use-intl/format-message/format-only' },
      // React has this hook itself; the shim is for versions before 18.
      { find: /^use-sync-external-store\/shim\/with-selector$/u, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  environments: {
    // The built server is one piece; in development CommonJS packages must stay outside.
    ssr: { resolve: { noExternal: command === 'build' ? true : ['use-intl'] } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs is one file, with the entry and the bundler's own helpers. Other parts under shared/ come
            // with the screens that use them.
            codeSplitting: {
              groups: [
                {
                  name: 'core',
                  test: /node_modules\/(?!sonner|@tanstack\/(react-)?virtual|.*(useQueries|queriesObserver)\.)|rolldown\/runtime|src\/client\.tsx|src\/(platform|live|frame)\/|src\/shared\/([^/]+$|(parts\/(?!unit-row|day-chip)|queries|follow)\/?)|packages\/(ui\/src\/(main|parts\/(basics|icon|states|toast|flag|pictogram))\.|i18n|contract)/u,
                  priority: 2,
                },
                ...Object.entries(groups).map(([name, test]) => ({
                  name,
                  test,
                  priority: 1,
                  includeDependenciesRecursively: false,
                })),
              ],
            },
          },
        },
      },
    },
  },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: 'es2023' },
}));
