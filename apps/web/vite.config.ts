import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { phraseTable, serverPhrases } from './phrase-files.ts';
import type { WebContext } from './src/platform/web-context.ts';

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
    serverPhrases,
    withoutUnused,
    toastStyles,
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
  define: { 'import.meta.env.VITE_PHRASES': JSON.stringify(phraseTable()) },
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
