// npm run bench:edge. Requests per second that nginx with the shipped configuration serves from its cache, compared with
// the same nginx serving the same bytes as static files. Needs nginx and wrk on the PATH.
import { execFile, spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Nginx, freePort, nginxProgram } from '@podium/server/nginx';
import { median, report } from './report.ts';
import type { Figure } from './report.ts';
import { startServer } from './server.ts';

const run = promisify(execFile);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const rounds = 5;
const connections = 64;
const leastRatio = 0.9;

async function requestsPerSecond(url: string): Promise<number> {
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br', url]);
  if (stdout.includes('Non-2xx')) throw new Error(stdout);
  return Number(/Requests\/sec:\s+([\d.]+)/u.exec(stdout)![1]);
}

/** The same configuration, with files where the shipped one asks Podium. */
async function startStatic(shipped: Nginx, files: ReadonlyMap<string, Buffer>): Promise<{ url: string; stop(): void }> {
  const folder = join(shipped.folder, 'static');
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of files) await writeFile(join(folder, name), bytes);
  const port = await freePort();
  const configuration = (await readFile(join(shipped.folder, 'nginx.conf'), 'utf8'))
    .replace(/location \/ \{[^}]*proxy_cache[^}]*\}/u, `location / { root ${folder}; add_header Content-Encoding br; }`)
    .replace(`listen ${new URL(shipped.url).host};`, `listen 127.0.0.1:${port};`)
    .replace(`listen ${new URL(shipped.plainUrl).host};`, `listen 127.0.0.1:${await freePort()};`)
    .replace('/nginx.pid', '/static.pid')
    .replace('/access.log', '/static.log')
    .replace('/podium levels', '/unused levels');
  const file = join(shipped.folder, 'static.conf');
  await writeFile(file, configuration);
  const child = spawn(nginxProgram!, ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
  await sleep(1000);
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}

const hasWrk = await run('which', ['wrk']).then(
  () => true,
  () => false,
);
if (nginxProgram === undefined || !hasWrk) {
  console.log('skipped: nginx and wrk are needed on the PATH (Debian: apt-get install nginx-light wrk)');
  process.exit(0);
}
const server = await startServer({ port: 3397, isDemo: true });
const nginx = await Nginx.start({ servers: [new URL(server.url).host], requestRate: '1000000r/s' });
try {
  const paths = { document: '/api/v1/medals?lang=en', page: '/medals/all' };
  const files = new Map<string, Buffer>();
  for (const [name, path] of Object.entries(paths)) {
    // `fetch` would decompress; the files must have the bytes that are sent.
    const { stdout } = await run('curl', ['-s', '-H', 'Accept-Encoding: br', nginx.url + path], {
      encoding: 'buffer',
      maxBuffer: 10_000_000,
    });
    files.set(name, stdout);
  }
  const reference = await startStatic(nginx, files);
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(paths)) {
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      ours.push(await requestsPerSecond(nginx.url + path));
      theirs.push(await requestsPerSecond(`${reference.url}/${name}`));
    }
    const ratio = median(ours.map((value, index) => value / theirs[index]!));
    figures.push(
      {
        name: `${name} of ${files.get(name)!.length} bytes: from the cache, as a file`,
        value: `${Math.round(median(ours))}, ${Math.round(median(theirs))} requests/s`,
      },
      { name: `${name}: ratio`, value: ratio.toFixed(2), target: `>= ${leastRatio}`, isGood: ratio >= leastRatio },
    );
  }
  report(
    `nginx with the shipped configuration (${rounds} rounds of ${seconds} s, ${connections} connections)`,
    figures,
  );
  reference.stop();
} finally {
  await nginx.remove();
  await server.stop();
  await rm(nginx.folder, { recursive: true, force: true });
}
