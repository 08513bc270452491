/** A process that imports files one after the other; it starts with the first one, and ends after a while without any. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { importProblem, importSummary } from '@podium/contract';
import type { ImportProblem, ImportSummary } from '@podium/contract';
import { z } from 'zod';
import { threadFile } from '../../ground/own-files.ts';

const message = z.union([
  z.object({ importProblems: z.array(importProblem) }),
  z.object({ importSummary }),
  z.object({ importCode: z.int() }),
]);

interface ImportedFile {
  /** Undefined if the process ended, or took too long. */
  code: number | undefined;
  problems: ImportProblem[];
  summary: ImportSummary | undefined;
}

const heapMb = 2048;
const idleMs = 600_000;

export class Importer {
  #process: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  /** Starts the process, unless it runs. */
  expect(): void {
    this.#process ??= this.#start();
  }

  /** Calls must not overlap. @param limitMs time after which the import is abandoned */
  async run(path: string, name: string, limitMs: number): Promise<ImportedFile> {
    clearTimeout(this.#idle);
    const child = (this.#process ??= this.#start());
    const problems: ImportProblem[] = [];
    let summary: ImportSummary | undefined;
    return new Promise<ImportedFile>((resolve) => {
      const settle = (code: number | undefined): void => {
        clearTimeout(timer);
        child.off('message', take).off('exit', fail);
        if (code === undefined) this.#end(child);
        else this.#idle = setTimeout(() => this.#end(child), idleMs).unref();
        resolve({ code, problems, summary });
      };
      const take = (said: unknown): void => {
        const { success, data } = message.safeParse(said);
        if (!success) return;
        if ('importProblems' in data) problems.push(...data.importProblems);
        else if ('importSummary' in data) summary = data.importSummary;
        else settle(data.importCode);
      };
      const fail = (): void => settle(undefined);
      const timer = setTimeout(fail, limitMs);
      child.on('message', take).once('exit', fail);
      child.send({ path, name }, (error) => error && fail());
    });
  }

  #start(): ChildProcess {
    const child = fork(threadFile('cli/import-process'), {
      execArgv: [`--max-old-space-size=${heapMb}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('error', () => this.#end(child));
    // The process ends with the server and does not keep it alive.
    child.unref();
    child.channel?.unref();
    return child;
  }

  /** An idle process closes its connections; one that hangs does not come so far. */
  #end(child: ChildProcess): void {
    if (this.#process === child) this.#process = undefined;
    if (child.connected) child.disconnect();
    setTimeout(() => child.kill('SIGKILL'), 5000).unref();
  }
}
