import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../', import.meta.url));
export const benchKey = 'a-key-for-benchmarks-only';
const podium = join(root, 'apps/server/bin/podium.mjs');

export interface BenchServer {
  url: string;
  port: number;
  dataDir: string;
  pid: number;
  /** Output of the server so far, with the passwords of the demo accounts. */
  printed(): string;
  stop(): Promise<void>;
}

/** The product as users run it, in its own folder. */
export async function startServer(options: { port: number; isDemo: boolean; dataDir?: string }): Promise<BenchServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'podium-bench-')));
  const url = `http://127.0.0.1:${options.port}`;
  const child: ChildProcess = spawn(process.execPath, [podium, 'start'], {
    env: {
      PATH: process.env['PATH'],
      NODE_OPTIONS: process.env['NODE_OPTIONS'],
      DATA_DIR: dataDir,
      PORT: String(options.port),
      PUBLIC_URL: url,
      FEED_API_KEY: benchKey,
      DEMO: options.isDemo ? 'on' : 'off',
      LIVE_READERS_PER_ADDRESS: '20000',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  while (!output.includes('Podium is ready')) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${output}`);
    await sleep(20);
  }
  return {
    url,
    port: options.port,
    dataDir,
    pid: child.pid!,
    printed: () => output,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs a `podium` command. @returns its output and the time it took (seconds) */
export async function runVerb(
  args: string[],
  environment: Record<string, string>,
): Promise<{ out: string; seconds: number; code: number; peakMb: number }> {
  const started = performance.now();
  const child = spawn(process.execPath, [podium, ...args], {
    env: {
      PATH: process.env['PATH'],
      NODE_OPTIONS: process.env['NODE_OPTIONS'],
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let peakMb = 0;
  const sampling = setInterval(() => {
    residentMb(child.pid!).then(
      (now) => (peakMb = Math.max(peakMb, now)),
      // It has just ended.
      () => undefined,
    );
  }, 50);
  const code = await new Promise<number>((resolve) => child.on('close', (status) => resolve(status ?? 1)));
  clearInterval(sampling);
  return { out: output, code, peakMb, seconds: (performance.now() - started) / 1000 };
}

/** Resident memory of a process, in MB. */
export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
}

/** CPU seconds a process has used. */
export async function cpuSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
