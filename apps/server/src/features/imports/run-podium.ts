import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ownFile } from '../../own-files.ts';

/** A report is cut by the import itself; this is for whatever else might be said. */
const mostLines = 5000;

/**
 * Runs `podium` in a process of its own: a large folder takes seconds of a core and much memory, which readers need.
 *
 * @returns the exit code, and everything that was printed
 */
export async function runPodium(
  args: readonly string[],
  signal: AbortSignal,
): Promise<{ code: number; lines: string[] }> {
  const child = spawn(process.execPath, [ownFile('bin/podium.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  const lines: string[] = [];
  const read = async (stream: NodeJS.ReadableStream): Promise<void> => {
    for await (const line of createInterface({ input: stream })) if (lines.length < mostLines) lines.push(line);
  };
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
  const [code] = await Promise.all([ended, read(child.stdout), read(child.stderr)]);
  return { code, lines };
}
