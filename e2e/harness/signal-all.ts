import { readFile } from 'node:fs/promises';

/** Signals a process and its children, such as a PostgreSQL server with all its connections. */
export async function signalAll(pid: number, signal: NodeJS.Signals): Promise<void> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  for (const pidText of [String(pid), ...children.trim().split(' ')].filter((text) => text !== '')) {
    try {
      process.kill(Number(pidText), signal);
    } catch {
      // A connection's process ended meanwhile.
    }
  }
}
