// npm run bench:offline. Transfer size of the shell and of the offline pack, and the time the server takes to build
// it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { report } from './report.ts';
import type { Figure } from './report.ts';
import { root, startServer } from './server.ts';

const maxPackBytes = 2_000_000;

interface PackList {
  parts: { name: string; bytes: number }[];
  files: { bytes: number }[];
  bytes: number;
}

/** Bytes sent and their content; retried while the server prepares them. */
async function download(url: string): Promise<{ sent: number; bytes: Buffer; ms: number }> {
  const started = performance.now();
  while (!(await fetch(url, { method: 'HEAD' })).ok) await sleep(500);
  const sent = await new Promise<Buffer>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
      response.on('error', reject);
    }).on('error', reject);
  });
  return { sent: sent.length, bytes: brotliDecompressSync(sent), ms: performance.now() - started };
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;
const client = join(root, 'apps/web/dist/client');
const packedSize = async (name: string): Promise<number> => (await readFile(join(client, `${name}.br`))).length;

const server = await startServer({ port: 3990, isDemo: true });
const figures: Figure[] = [];
try {
  figures.push({
    name: 'service worker, shell (brotli)',
    value: `${((await packedSize('sw.js')) / 1000).toFixed(1)}, ${((await packedSize('_shell.html')) / 1000).toFixed(1)} kB`,
  });
  for (const lang of ['en', 'ar']) {
    const address = `${server.url}/api/v1/offline?lang=${lang}`;
    const first = await download(address);
    // Waits longer than a list is cached.
    await sleep(6000);
    const secondDownload = await download(address);
    const list = JSON.parse(secondDownload.bytes.toString()) as PackList;
    let sent = secondDownload.sent + list.files.reduce((sum, { bytes }) => sum + bytes, 0);
    let unpacked = 0;
    for (const { name } of list.parts) {
      const part = await download(`${server.url}/api/v1/offline/${name}?lang=${lang}`);
      sent += part.sent;
      unpacked += part.bytes.length;
    }
    figures.push(
      {
        name: `pack in ${lang}: download; unpacked, parts`,
        value: `${megabytes(sent)}; ${megabytes(unpacked)}, ${list.parts.length}`,
        target: `<= ${megabytes(maxPackBytes)}`,
        isGood: sent <= maxPackBytes,
      },
      { name: `first list in ${lang}`, value: `${(first.ms / 1000).toFixed(1)} s` },
      { name: `list in ${lang} after six seconds of the demo's changes`, value: `${secondDownload.ms.toFixed(0)} ms` },
    );
  }
} finally {
  await server.stop();
}
report('The app without a network', figures);
