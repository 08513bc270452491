import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { addresses } from './src/addresses.ts';
import { oldestBrowsers } from './oldest-browsers.ts';
import { phraseTable, serverPhrases } from './phrase-files.ts';
import type { WebContext } from './src/platform/web-context.ts';

/**
 * The toasts' library writes its style sheet into the page, which the policy forbids; `toaster.tsx` imports that sheet as
 * a file. A build in which nothing is taken out fails: the library has changed.
 */
const toastStyles: Plugin = {
  name: 'toast-styles',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    filter: { id: /\/sonner\/dist\/index\.mjs$/u },
    handler: (code) => ({ code: code.replace(/^__insertCSS\(.*\);$/mu, ''), map: null }),
  },
  generateBundle(_, bundle) {
    const isPatched = Object.values(bundle).some(
      (chunk) =>
        chunk.type === 'chunk' &&
        chunk.moduleIds.some((id) => id.includes('/sonner/')) &&
        !chunk.code.includes('[data-sonner-toaster][dir='),
    );
    if (!isPatched) this.error('toast-styles: sonner writes its style sheet in another way than vite.config.ts knows');
  },
};

/** Beside the built server: all addresses of pages, and which of them stand in the sitemap whatever the Games. */
const addressLists: Plugin = {
  name: 'address-lists',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  generateBundle() {
    const lists = {
      'page-addresses.json': addresses.map(({ path }) => path),
      'standing-pages.json': addresses.flatMap(({ standing }) => standing),
    };
    for (const [fileName, list] of Object.entries(lists))
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(list) });
  },
};

/** In development pages are made here and their data comes from a Podium that runs beside: `PODIUM_URL` says where. */
const podium = process.env.PODIUM_URL ?? 'http://localhost:3000';

/** The clock of its Games; the machine's while it does not answer. */
async function podiumClock(): Promise<{ now: number; rate: number; heardAt: number }> {
  const heardAt = Date.now();
  try {
    const { clock } = (await (await fetch(new URL('/api/v1/health', podium))).json()) as {
      clock: { now: string; rate: number };
    };
    return { now: Date.parse(clock.now), rate: clock.rate, heardAt };
  } catch {
    return { now: heardAt, rate: 1, heardAt };
  }
}

const runningPodium: Plugin = {
  name: 'running-podium',
  apply: 'serve',
  config: () => ({
    server: {
      proxy: Object.fromEntries(
        ['/api', '/flags', '/calendar', '/files', '/share'].map((path) => [path, { target: podium }]),
      ),
    },
  }),
  async configureServer() {
    const clock = await podiumClock();
    const context: Omit<WebContext, 'nonce'> = {
      get now() {
        return new Date(clock.now + (Date.now() - clock.heardAt) * clock.rate).toISOString();
      },
      get madeAt() {
        return Date.now();
      },
      clockRate: clock.rate,
      async read(path) {
        const answer = await fetch(new URL(path, podium));
        return { status: answer.status, json: await answer.json() };
      },
      livePosition: '',
      publicUrl: '',
      platform: 'web',
      isDevelopment: true,
      hasDevPages: true,
      isLoginEnabled: false,
    };
    Object.assign(globalThis, { [Symbol.for('podium.web')]: context });
  },
};

/**
 * Few large files compress better than many small ones. A group is what the same pages load: what stands round the pages of
 * a sport, and of these round those of a unit, the lines of results among it; their tables; what people and marks are,
 * in lists too; what knows people and asks them; what comes when a page is at rest. None
 * names a screen.
 */
const groups = {
  'sport-pages':
    /shared\/discipline-shell\/(discipline-actions|discipline-shell\.css)|ui\/src\/parts\/floating-actions/u,
  sport: /shared\/discipline-shell\/(?!day-strip)/u,
  'result-head':
    /shared\/(result\/(competitor-link|(unit-)?headline|podium\.css|result\.css|no-lines|all-rows-link|line-details)|share\/|programme\/unit-part|event-head\/event-crumbs)|contract\/src\/sides-of/u,
  tables: /shared\/result\/(spoken-line|(mark|result)-|line-fold)/u,
  account: /src\/(shared\/(user|form)\/|platform\/ask\.)/u,
  'long-body': /ui\/src\/(long-body|spacer-row)/u,
  'at-rest': /shared\/(consent|front\/live-count)/u,
  marks: /games\/src\/(people|marks|statistics)\/|shared\/(people\/irm|result\/(shown-gap|spoken-aside|place-text))/u,
  sports: /shared\/sport\/|disciplines\/src\/((?!main|keys)[\w-]+\.ts|generic\/[\w-]+\.ts)/u,
};

/** What stands on every page: these libraries, the frame, and of the shared folders and packages what all screens use. */
const core = new RegExp(
  [
    String.raw`node_modules/(react|react-dom|scheduler|use-intl|icu-minify|@formatjs/fast-memoize|use-sync-external-store)/`,
    String.raw`node_modules/@tanstack/(history|(react-)?store|query-core|react-query|router-core|start-\w+-core|react-(router|start)(-client)?|(react-)?router-ssr-query(-core)?)/`,
    String.raw`src/start-app\.tsx|src/(platform/(?!ask|browser-baseline|missing-functions)|live/|frame/)`,
    String.raw`src/shared/([^/]+$|(parts/(?!unit-row|day-chip)|queries|follow)/?|result/action-kinds)`,
    String.raw`packages/ui/src/(main|parts/(basics|icon|states|toast|flag|pictogram))\.`,
    String.raw`packages/i18n/|packages/contract/src/(error-codes|item-words|live-keys|pages|paths|read-paths)\.|packages/games/src/model/languages`,
  ].join('|'),
  'u',
);

/** As short as those of the parts; the server's build, which writes the first of them into each page, has to say the same. */
const assetFileNames = ({ names: [name] }: { names: string[] }): string =>
  name?.endsWith('.css') ? 'assets/s[hash:7].css' : 'assets/[name]-[hash][extname]';

export default defineConfig(({ command }) => ({
  plugins: [
    serverPhrases,
    toastStyles,
    addressLists,
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
  define: {
    'import.meta.env.VITE_PHRASES': JSON.stringify(phraseTable()),
    // Set even where nobody asks for it, so that a build knows what it may leave out.
    'import.meta.env.VITE_PSEUDO': JSON.stringify(process.env.VITE_PSEUDO ?? ''),
  },
  resolve: {
    alias: [
      { find: /^use-intl\/format-message$/u, replacement: 'use-intl/format-message/format-only' },
      // React has this hook itself; the shim is for versions before 18.
      { find: /^use-sync-external-store\/shim\/with-selector$/u, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  environments: {
    // The built server is one piece; in development CommonJS packages must stay outside.
    ssr: {
      resolve: { noExternal: command === 'build' ? true : ['use-intl'] },
      build: { rolldownOptions: { output: { assetFileNames } } },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every page carries the names of all parts, so they are as short as a build takes.
            chunkFileNames: 'assets/p[hash:7].js',
            assetFileNames,
            // What every page needs is one file, with the entry and the bundler's own helpers; all else comes with the screens
            // that use it.
            codeSplitting: {
              groups: [
                {
                  name: 'core',
                  test: core,
                  priority: 2,
                },
                // What runs before the functions that an old browser lacks have been loaded.
                {
                  name: 'gate',
                  test: /rolldown\/runtime|vite\/preload-helper|platform\/browser-baseline/u,
                  priority: 3,
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
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: oldestBrowsers },
}));
