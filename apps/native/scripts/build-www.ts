// Builds `www`, the web part of the native apps: the web app's files, its shell as the start page, and the native
// shell.
//
//   node apps/native/scripts/build-www.ts --server https://games.example [--out folder]
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { oldestBrowsers } from '@podium/web/oldest-browsers';

const folder = fileURLToPath(new URL('../', import.meta.url));
const client = join(folder, '../web/dist/client');
/** Files that only a web server needs. */
const notInApps = /^(?:sw|sw-off|embed)\.js$|^widget(?:\/|$)|^_shell\.html$|^app(?:\/|$)/u;

/**
 * @param server origin of the server that the app uses, without a trailing slash
 * @param target output folder, emptied first
 */
export async function buildWww(server: string, target = join(folder, 'www')): Promise<void> {
  if (!/^https?:\/\/[^/\s"]+$/u.test(server))
    throw new Error(`--server: "${server}" is not the origin of a server, such as https://games.example.`);
  if (!existsSync(join(client, '_shell.html'))) throw new Error('The web app is not built. Run npm run build first.');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  cpSync(client, target, {
    recursive: true,
    filter: (path) => !['.br', '.gz'].includes(extname(path)) && !notInApps.test(relative(client, path)),
  });
  await build({
    configFile: false,
    root: folder,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: oldestBrowsers,
      outDir: join(target, 'native'),
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(folder, 'src/main.ts'),
        output: { entryFileNames: 'shell.js', chunkFileNames: '[hash].js', assetFileNames: '[hash][extname]' },
      },
    },
    base: '/native/',
  });
  writeFileSync(join(target, 'index.html'), startPage(readFileSync(join(client, '_shell.html'), 'utf8'), server));
}

/** The web app's shell with the server's origin, started after the native shell. */
export function startPage(shell: string, server: string): string {
  const page = shell
    // Deferred scripts run in document order.
    .replaceAll(/<script type="module" async=""/gu, '<script type="module"')
    .replace(
      '<meta charSet="utf-8"/>',
      `<meta charSet="utf-8"/><meta name="podium-server" content="${server}"/><script type="module" src="/native/shell.js"></script>`,
    );
  return page.replace('<meta name="viewport"', `${pagePolicy(page, server)}<meta name="viewport"`);
}

/** The content security policy of the web app, for pages that are not sent by a server. */
function pagePolicy(page: string, server: string): string {
  const hashes = [...page.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/gu)]
    .filter(([, attributes]) => !/\ssrc=/u.test(attributes!))
    .map(([, , text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`);
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval' ${[...new Set(hashes)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${server}`,
    `media-src 'self' blob: ${server}`,
    `font-src 'self'`,
    `connect-src 'self' ${server}`,
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { server: { type: 'string' }, out: { type: 'string' } } });
  try {
    await buildWww(values.server ?? '', values.out);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
