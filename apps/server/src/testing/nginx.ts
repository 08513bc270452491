/** Runs nginx with the configuration of `deploy/`, with ports and folders of a test. */
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
      // Not at this path.
    }
  }
  return undefined;
}

/** Path of nginx; undefined if it is not installed. */
export const nginxProgram = findNginx();

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export interface NginxOptions {
  /** `host:port` of each upstream server. */
  servers: readonly string[];
  /** Parameters of each upstream server, replacing the shipped ones. */
  upstream?: string;
  /** Replaces the limit of requests from one address, for measurements. */
  requestRate?: string;
}

export class Nginx {
  readonly folder: string;
  readonly url: string;
  /** URL without TLS, like port 80 of the shipped configuration. */
  readonly plainUrl: string;
  #child: ChildProcess | undefined;

  private constructor(folder: string, url: string, plainUrl: string) {
    this.folder = folder;
    this.url = url;
    this.plainUrl = plainUrl;
  }

  /** Validates the shipped configuration unchanged, then runs it without TLS. */
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
    // Replaces ports, paths and servers; TLS is only checked by `nginx -t`.
    const text = (await readFile(shipped, 'utf8'))
      .replace(/server app-1:3000[^;]*;/u, servers.map((server) => `server ${server} ${upstream};`).join('\n'))
      .replace(/\s*server app-2:3000[^;]*;/u, '')
      .replaceAll('/etc/nginx/certificates', folder)
      .replace('certificates/fullchain.pem', join(folder, 'chain.pem'))
      .replace('certificates/privkey.pem', join(folder, 'key.pem'))
      .replaceAll('/var/cache/nginx', folder)
      .replace('rate=200r/s', `rate=${requestRate}`)
      .replace('include mime.types;', '')
      .replace('pid /run/nginx.pid;', `pid ${folder}/nginx.pid;`)
      .replaceAll(/listen \[::\]:[^;]*;/gu, '')
      .replace('listen 80 default_server;', `listen 127.0.0.1:${plain};`)
      .replace('access_log /var/log/nginx/access.log quiet;', `access_log ${folder}/access.log quiet;`)
      .replace('error_log /var/log/nginx/error.log warn;', `error_log ${folder}/error.log warn;\nuser root;`);
    const withTls = text.replace('listen 443 ssl http2 default_server;', `listen 127.0.0.1:${secure} ssl http2;`);
    await writeFile(join(folder, 'tls.conf'), withTls);
    execFileSync(nginxProgram!, ['-t', '-q', '-c', join(folder, 'tls.conf')], { stdio: 'pipe' });
    const open = withTls.replace(' ssl http2;', ';').replaceAll(/^\s*ssl_[^;]*;$/gmu, '');
    await writeFile(join(folder, 'nginx.conf'), open);
    const nginx = new Nginx(folder, `http://127.0.0.1:${secure}`, `http://127.0.0.1:${plain}`);
    await nginx.run();
    return nginx;
  }

  /** Starts nginx; may be called again after `kill`. */
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

  /** Kills nginx and its workers, which would otherwise continue. */
  async kill(): Promise<void> {
    const child = this.#child!;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const workers = await childPids(child.pid!);
    for (const pid of [child.pid!, ...workers]) killIfRunning(pid);
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

/** nginx's cache loader exits by itself, possibly between being listed and being killed. */
function killIfRunning(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function childPids(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/u.test(name));
  const parents = await Promise.all(
    // A process may exit meanwhile.
    pids.map(async (pid) => readFile(`/proc/${pid}/stat`, 'utf8').then(parentIn, () => undefined)),
  );
  return pids.filter((_, index) => parents[index] === parent).map(Number);
}

/** State and parent follow the name, which may contain any characters. */
const parentIn = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
