import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const podium = join(root, 'apps/server/bin/podium.mjs');
export const feedKey = 'a-key-for-end-to-end-tests';

export interface ServerOptions {
  dataDir?: string;
  /** Data folder that the own one begins as a copy of, because setting up a database takes longer than a start. */
  copyOf?: string;
  port?: number;
  environment?: Record<string, string>;
  args?: string[];
  /** Command of another copy of the server. */
  podium?: string;
}

/** The built product as a child process with its own port and folder. */
export class ServerProcess {
  readonly dataDir: string;
  readonly port: number;
  readonly #options: ServerOptions;
  #child: ChildProcess | undefined;
  output = '';

  private constructor(dataDir: string, port: number, options: ServerOptions) {
    this.dataDir = dataDir;
    this.port = port;
    this.#options = options;
  }

  static async create(options: ServerOptions = {}): Promise<ServerProcess> {
    const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'podium-e2e-')));
    if (options.copyOf) await cp(options.copyOf, dataDir, { recursive: true });
    return new ServerProcess(dataDir, options.port ?? (await freePort()), options);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get environment(): Record<string, string> {
    return {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: this.dataDir,
      PORT: String(this.port),
      HOST: '127.0.0.1',
      PUBLIC_URL: this.url,
      FEED_API_KEY: feedKey,
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      ...this.#options.environment,
    };
  }

  /** Starts without waiting. @param command of another copy of the server */
  spawn(command = this.#options.podium ?? podium): ChildProcess {
    const child = spawn(process.execPath, [command, 'start', ...(this.#options.args ?? [])], {
      cwd: root,
      env: this.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer): void => void (this.output = (this.output + chunk.toString()).slice(-100_000));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    this.#child = child;
    return child;
  }

  /** Starts and waits until the server reports that it is ready. @returns the duration in milliseconds */
  async start(atMostMs = 150_000, command?: string): Promise<number> {
    const started = performance.now();
    this.output = '';
    const child = this.spawn(command);
    while (!this.output.includes('Podium is ready')) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`the server ended (${this.ending}):\n${this.output}`);
      if (performance.now() - started > atMostMs)
        throw new Error(`the server is not ready after ${atMostMs} ms:\n${this.output}`);
      await sleep(20);
    }
    return performance.now() - started;
  }

  /** Ends the process immediately, like a crash. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    await this.end(signal);
  }

  /** @returns the exit code; null if a signal ended the process */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    child.kill(signal);
    return ended;
  }

  get isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** The exit code or the signal that ended the process, if it has ended. */
  get ending(): number | NodeJS.Signals | null | undefined {
    return this.#child?.exitCode ?? this.#child?.signalCode;
  }

  /** Process id of the server. */
  get pid(): number {
    return this.#child!.pid!;
  }

  /** Process id of the embedded database. */
  async databasePid(): Promise<number> {
    return Number((await readFile(join(this.dataDir, 'pg/postmaster.pid'), 'utf8')).split('\n')[0]);
  }

  /** Stops cleanly, then stops the database if it is still running, then removes the folder. */
  async remove(): Promise<void> {
    await this.kill('SIGTERM');
    const pid = await this.databasePid().catch(() => 0);
    if (pid) {
      try {
        process.kill(pid, 'SIGINT');
      } catch {
        // It was already gone.
      }
      await sleep(500);
    }
    if (!this.#options.dataDir) await rm(this.dataDir, { recursive: true, force: true });
  }

  /** @param url address of the process or of its proxy */
  async feed(body: string, url = this.url): Promise<Response> {
    return fetch(`${url}/api/v1/feed/odf`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/xml', 'x-api-key': feedKey },
    });
  }
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Runs a verb of `podium` and waits for its end. */
export async function runVerb(
  args: string[],
  environment: Record<string, string>,
  command = podium,
): Promise<{ code: number; out: string; error: string }> {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, error] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()));
  const code = await new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? 1)));
  return { code, out: output, error };
}
