// npm run bench:read. Requests per second of a document from memory, compared with one nginx worker that serves the
// same bytes from a file, and with the same response built from the database for each request. Needs nginx and wrk on
// the PATH.
import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { median, report } from './report.ts';
import type { Figure } from './report.ts';
import { startServer } from './server.ts';

const run = promisify(execFile);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);
const rounds = 3;

async function hasTool(name: string): Promise<boolean> {
  return run('which', [name]).then(
    () => true,
    () => false,
  );
}

async function requestsPerSecond(url: string, connections: number): Promise<number> {
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br', url]);
  if (/Non-2xx/.test(stdout)) throw new Error(stdout);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]);
}

async function startNginx(body: Buffer, port: number): Promise<{ stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'podium-nginx-'));
  await mkdir(join(folder, 'www'));
  await writeFile(join(folder, 'www/medals.json'), body);
  await writeFile(
    join(folder, 'nginx.conf'),
    `worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; daemon off; user root;
     events { worker_connections 2048; }
     http { access_log off; sendfile off; tcp_nopush off; open_file_cache max=100 inactive=60s; keepalive_requests 1000000;
       client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
       server { listen 127.0.0.1:${port}; root ${folder}/www; types {} default_type application/json;
         location / { add_header Content-Encoding br; add_header Cache-Control "public, max-age=5"; add_header Vary Accept-Encoding; add_header X-Content-Type-Options nosniff; } } }`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  await sleep(500);
  return {
    async stop() {
      child.kill('SIGTERM');
      await sleep(200);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Baseline without the fast lane: the medal table is read, computed and serialized for each request. */
async function startNaive(dataDir: string, port: number): Promise<{ stop(): Promise<void> }> {
  const pool = new pg.Pool({ host: join(dataDir, 'run'), user: 'podium', database: 'postgres', max: 8 });
  const answer = async (response: ServerResponse): Promise<void> => {
    const { rows } = await pool.query(
      `select organisation, count(*) filter (where medal = 'gold') as gold, count(*) filter (where medal = 'silver') as silver,
              count(*) filter (where medal = 'bronze') as bronze, count(*) as total
       from sport.awards where status = 'OFFICIAL' and not is_not_awarded group by organisation order by 2 desc, 3 desc, 4 desc, 1`,
    );
    const body = JSON.stringify({ rows });
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      .end(body);
  };
  const server = createServer((_request, response) => void answer(response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    async stop() {
      server.closeAllConnections();
      server.close();
      await pool.end();
    },
  };
}

if (!(await hasTool('nginx')) || !(await hasTool('wrk'))) {
  console.log('skipped: nginx and wrk are needed on the PATH (Debian: apt-get install nginx-light wrk)');
  process.exit(0);
}
const server = await startServer({ port: 3391, isDemo: true });
const path = '/api/v1/medals?lang=en';
const body = Buffer.from(
  await (await fetch(server.url + path, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer(),
);
const { brotliCompressSync } = await import('node:zlib');
const nginx = await startNginx(brotliCompressSync(body), 3392);
const naive = await startNaive(server.dataDir, 3393);
try {
  const figures: Figure[] = [];
  for (const connections of [64, 256]) {
    const ours: number[] = [];
    const theirs: number[] = [];
    const database: number[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await requestsPerSecond(server.url + path, connections));
      theirs.push(await requestsPerSecond('http://127.0.0.1:3392/medals.json', connections));
      database.push(await requestsPerSecond('http://127.0.0.1:3393/', connections));
    }
    const ratio = median(ours.map((value, index) => value / theirs[index]!));
    figures.push(
      { name: `document from memory, ${connections} connections`, value: `${Math.round(median(ours))} requests/s` },
      {
        name: `one nginx worker, same bytes, ${connections} connections`,
        value: `${Math.round(median(theirs))} requests/s`,
      },
      { name: `ratio, ${connections} connections`, value: ratio.toFixed(2), target: '>= 0.5', isGood: ratio >= 0.5 },
      {
        name: `made from the database per request, ${connections} connections`,
        value: `${Math.round(median(database))} requests/s, ${(median(database) / median(ours)).toFixed(3)} of ours`,
      },
    );
  }
  report(`Read path (${body.length} bytes of JSON, ${rounds} rounds of ${seconds} s)`, figures);
} finally {
  await naive.stop();
  await nginx.stop();
  await server.stop();
}
