import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { importProblem, importProgress, importSummary } from '@podium/contract';
import type { ImportProblem, ImportProgress, ImportSummary } from '@podium/contract';
import { z } from 'zod';
import { ownFile } from '../../ground/own-files.ts';

/** Memory limit of the process (MB). Beyond it, the import is reported as too large. */
const heapMb = 2048;

/** The import limits its own report; this limit is for all other output. */
const maxLines = 5000;

const message = z.union([
  z.object({ importProgress }),
  z.object({ importProblems: z.array(importProblem), omitted: z.int() }),
  z.object({ importSummary }),
]);

export interface PodiumRun {
  code: number;
  /** The signal that ended the process; null if it ended by itself. */
  signal: string | null;
  lines: string[];
  /** Problems reported by an import, and the number of further ones. */
  problems: ImportProblem[];
  omitted: number;
  /** Null if the command reported no summary. */
  summary: ImportSummary | null;
}

/**
 * Runs `podium` in its own process: a large folder takes seconds of CPU time and much memory, which readers need.
 *
 * @param onProgress called for each step that the command reports
 */
export async function runPodium(
  args: readonly string[],
  signal: AbortSignal,
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<PodiumRun> {
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMb}`, ownFile('bin/podium.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    signal,
  });
  // Nobody waits for it after this process; if this one is killed, the command ends with its channel.
  const stop = (): void => void child.kill('SIGKILL');
  process.once('exit', stop);
  child.once('close', () => process.off('exit', stop));
  child.on('message', (said) => {
    const { success, data } = message.safeParse(said);
    if (!success) return;
    if ('importProgress' in data) return onProgress(data.importProgress);
    if ('importSummary' in data) {
      summary = data.importSummary;
      return;
    }
    problems.push(...data.importProblems);
    omitted += data.omitted;
  });
  const lines: string[] = [];
  const problems: ImportProblem[] = [];
  let omitted = 0;
  let summary: ImportSummary | null = null;
  const read = async (stream: NodeJS.ReadableStream): Promise<void> => {
    for await (const line of createInterface({ input: stream })) if (lines.length < maxLines) lines.push(line);
  };
  const ended = new Promise<Pick<PodiumRun, 'code' | 'signal'>>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? 1, signal }));
  });
  // Both are pipes because of `stdio`.
  const [end] = await Promise.all([ended, read(child.stdout!), read(child.stderr!)]);
  return { ...end, lines, problems, omitted, summary };
}
