/** nginx with the configuration of `deploy/`, on ports and folders of a test. */
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const shipped = fileURLToPath(new URL('../../../../deploy/nginx.conf', import.meta.url));
const startLimitMs = 30_000;

function findNginx(): string | undefined {
  for (const path of ['nginx', '/usr/sbin/nginx']) {
    try {
      execFileSync(path, ['-v'], { stdio: 'ignore' });
      return path;
    } catch {
      // Not there, or not on the path.
    }
  }
  return undefined;
}

/** The program; undefined where it is not installed. */
export const nginxProgram = findNginx();

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export interface NginxOptions {
  /** `host:port` of each server behind it. */
  servers: readonly string[];
  /** Settings of each of them, instead of the shipped ones. */
  upstream?: string;
  /** Replaces the limit of requests from one address, for measurements. */
  requestRate?: string;
}

export class Nginx {
  readonly folder: string;
  readonly url: string;
  /** Without TLS, as the port 80 of the shipped configuration. */
  readonly plainUrl: string;
  #child: ChildProcess | undefined;

  private constructor(folder: string, url: string, plainUrl: string) {
    this.folder = folder;
    this.url = url;
    this.plainUrl = plainUrl;
  }

  /** Checks the shipped configuration as it is, and runs it without TLS. */
  static async start({
    servers,
    upstream = 'max_fails=2 fail_timeout=2s',
    requestRate = '200r/s',
  }: NginxOptions): Promise<Nginx> {
    const folder = await mkdtemp(join(tmpdir(), 'podium-nginx-'));
    const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', 'key.pem', '-out', 'chain.pem'];
    execFileSync('openssl', ['req', '-x509', ...key, '-days', '2', '-subj', '/CN=localhost'], {
      cwd: folder,
      stdio: 'ignore',
    });
    const [plain, secure] = [await freePort(), await freePort()];
    // Ports, paths and the servers of this test; TLS is checked by `nginx -t` only.
    const text = (await readFile(shipped, 'utf8'))
      .replace(/server app-1:3000[^;]*;/u, servers.map((server) => `server ${server} ${upstream};`).join('\n'))
      .replace(/\s*server app-2:3000[^;]*;/u, '')
      .replaceAll('/etc/nginx/certificates', folder)
      .replace('certificates/fullchain.pem', join(folder, 'chain.pem'))
      .replace('certificates/privkey.pem', join(folder, 'key.pem'))
      .replaceAll('/var/cache/nginx', folder)
      .replace('rate=200r/s', `rate=${requestRate}`)
      .replace('include mime.types;', '')
      .replace('pid /tmp/nginx.pid;', `pid ${folder}/nginx.pid;`)
      .replaceAll(/listen \[::\]:[^;]*;/gu, '')
      .replace('listen 80 default_server;', `listen 127.0.0.1:${plain};`)
      .replace('access_log /dev/stdout quiet;', `access_log ${folder}/access.log quiet;`)
      .replace('error_log /dev/stderr warn;', `error_log ${folder}/error.log warn;\nuser root;`);
    const withTls = text.replace('listen 443 ssl http2 default_server;', `listen 127.0.0.1:${secure} ssl http2;`);
    await writeFile(join(folder, 'tls.conf'), withTls);
    execFileSync(nginxProgram!, ['-t', '-q', '-c', join(folder, 'tls.conf')], { stdio: 'pipe' });
    const open = withTls.replace(' ssl http2;', ';').replaceAll(/^\s*ssl_[^;]*;$/gmu, '');
    await writeFile(join(folder, 'nginx.conf'), open);
    const nginx = new Nginx(folder, `http://127.0.0.1:${secure}`, `http://127.0.0.1:${plain}`);
    await nginx.run();
    return nginx;
  }

  /** Also after it was killed. */
  async run(): Promise<void> {
    this.#child = spawn(nginxProgram!, ['-c', join(this.folder, 'nginx.conf'), '-g', 'daemon off;'], {
      stdio: 'ignore',
    });
    const isUp = async (): Promise<boolean> =>
      fetch(`${this.url}/api/v1/health`).then(
        () => true,
        () => false,
      );
    for (const end = performance.now() + startLimitMs; !(await isUp()); await sleep(20))
      if (performance.now() > end) throw new Error('nginx does not answer.');
  }

  /** Its workers too: they would go on without it. */
  async kill(): Promise<void> {
    const child = this.#child!;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const workers = await childrenOf(child.pid!);
    for (const pid of [child.pid!, ...workers]) process.kill(pid, 'SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    const child = this.#child!;
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    }
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name));
  const parents = await Promise.all(
    // Some end while we look.
    pids.map(async (pid) => readFile(`/proc/${pid}/stat`, 'utf8').then(parentIn, () => undefined)),
  );
  return pids.filter((_, index) => parents[index] === parent).map(Number);
}

/** After the name, which may contain anything, come the state and the parent. */
const parentIn = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
