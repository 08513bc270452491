import { servedBy } from '@podium/contract/served-by';
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
 * The toasts' library writes its style sheet into the page, which the policy forbids; `toaster.tsx` imports that sheet
 * as a file. A build in which nothing is taken out fails: the library has changed.
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

/** Written next to the built server: all page addresses, and those that every Games has in the sitemap. */
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

/** In development, pages are rendered here with data from a running Podium server at `PODIUM_URL`. */
const podium = process.env.PODIUM_URL ?? 'http://localhost:3000';

/** Reads the Games clock of that server, or the local clock if it does not respond. */
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
      // Phrases are accepted from a Podium server only.
      headers: servedBy,
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
      hidesResults: false,
      isDevelopment: true,
      hasDevPages: true,
      isLoginEnabled: false,
      isSignedOut: false,
      hasWorker: false,
      mapServer: {},
      runtime: {},
      build: '',
    };
    Object.assign(globalThis, { [Symbol.for('podium.web')]: context });
  },
};

/**
 * As short as those of the parts; the server's build, which writes the first of them into each page, has to use the
 * same.
 */
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
        // The component and loader of a screen are loaded with the screen; its path and the validation of its search
        // are
        // in the main bundle. The layout is not split, because every page needs it.
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
    // Set even without being configured, so that a build knows the code that it may leave out.
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
            // Every page lists the names of all chunks, so they are as short as the bundler accepts.
            chunkFileNames: 'assets/p[hash:7].js',
            assetFileNames,
            codeSplitting: {
              groups: [
                // The bundler's own helpers must not join a group below: the entry imports them, and would evaluate
                // that
                // group before it has loaded the functions that an old browser lacks.
                { name: 'helpers', test: /rolldown\/runtime|vite\/preload-helper/u, priority: 2 },
                // A screen and its loader are entries. Modules that most of them share form one file, those that many
                // share another: few large files compress better than many small ones.
                { name: 'core', minShareCount: 30, priority: 1 },
                { name: 'common', minShareCount: 20 },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: oldestBrowsers,
  },
}));
