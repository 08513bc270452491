import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
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

const noServerFunctionsId = '\0no-server-functions';

/**
 * The framework brings a client for server functions and a serialiser for their arguments, 8 kB packed. There are none:
 * every reader, ours included, uses the one contract at /api/v1.
 */
const noServerFunctions: Plugin = {
  name: 'no-server-functions',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId: (id) => (id.endsWith('/serverFnFetcher.js') ? noServerFunctionsId : undefined),
  load: (id) =>
    id === noServerFunctionsId
      ? `export const serverFnFetcher = () => { throw new Error('There are no server functions: ask /api/v1.'); };
         export const trackPostProcessPromise = () => undefined;`
      : undefined,
};

/** The toasts' library writes its style sheet into the page, which the policy forbids; it comes with the build instead. */
const toastStyles: Plugin = {
  name: 'toast-styles',
  transform: (code, id) =>
    /sonner\/dist\/index\.mjs/u.test(id) ? { code: code.replace(/^__insertCSS\(.*\);$/mu, ''), map: null } : undefined,
};

/** In development the sample documents stand in for the server. */
const samples: Plugin = {
  name: 'samples',
  apply: 'serve',
  configureServer(server) {
    const read = async (path: string) => {
      const { readFixture } = await server.ssrLoadModule('/src/fixtures/read.ts');
      return (readFixture as (address: string) => { status: number; json: unknown })(path);
    };
    const context: Omit<WebContext, 'nonce'> = {
      read,
      livePosition: '',
      publicUrl: '',
      platform: 'web',
      isDevelopment: true,
      hasDevPages: true,
    };
    Object.assign(globalThis, { [Symbol.for('podium.web')]: context });
    server.middlewares.use('/api', (request, response, next) => {
      const answer = async () => {
        try {
          const { status, json } = await read(request.originalUrl ?? '/');
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
        } catch (error) {
          next(error);
        }
      };
      void answer();
    });
  },
};

/** Names the phrases that a build was made with, so that a browser never mixes two builds' texts. */
function phrasesVersion(): string {
  const hash = createHash('sha256');
  for (const [tag, text] of localeFiles()) hash.update(tag).update(text);
  return hash.digest('hex').slice(0, 8);
}

export default defineConfig(({ command }) => ({
  plugins: [
    phrases,
    noServerFunctions,
    toastStyles,
    samples,
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
        codeSplittingOptions: { defaultBehavior: [['component', 'loader']] },
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
            // Few large files compress better than many small ones: what every page needs is one, and so is what the pages
            // of a sport share. Other parts under shared/ come with the screens that use them.
            codeSplitting: {
              groups: [
                {
                  name: 'core',
                  test: /node_modules\/(?!sonner|@tanstack\/(react-)?virtual)|src\/(platform|live|frame)\/|src\/shared\/([^/]+$|(parts|queries|follow)\/)|packages\/(ui\/src\/(main|parts\/(basics|icon|states|toast|flag|pictogram))\.|i18n|contract)/u,
                  priority: 2,
                },
                {
                  name: 'sport',
                  test: /src\/shared\/discipline-shell\//u,
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
  },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: 'es2023' },
}));
