import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { importProgress } from '@podium/contract';
import type { ImportProgress } from '@podium/contract';
import { z } from 'zod';
import { ownFile } from '../../own-files.ts';

/** A report is cut by the import itself; this is for whatever else might be said. */
const mostLines = 5000;

const message = z.object({ importProgress });

/**
 * Runs `podium` in a process of its own: a large folder takes seconds of a core and much memory, which readers need.
 *
 * @param onProgress is called for each step that the command reports
 * @returns the exit code, and everything that was printed
 */
export async function runPodium(
  args: readonly string[],
  signal: AbortSignal,
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<{ code: number; lines: string[] }> {
  const child = spawn(process.execPath, [ownFile('bin/podium.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    signal,
  });
  child.on('message', (said) => {
    const { success, data } = message.safeParse(said);
    if (success) onProgress(data.importProgress);
  });
  const lines: string[] = [];
  const read = async (stream: NodeJS.ReadableStream): Promise<void> => {
    for await (const line of createInterface({ input: stream })) if (lines.length < mostLines) lines.push(line);
  };
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
  // Both are pipes, as `stdio` says.
  const [code] = await Promise.all([ended, read(child.stdout!), read(child.stderr!)]);
  return { code, lines };
}
