import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { contentHash } from '../../answers/prepared-answer.ts';
import { ownFile, threadFile } from '../../ground/own-files.ts';
import type { Paper } from './paper.ts';
import type { PaperPicture } from './pictures.ts';

export interface TypesetRequest {
  template: string;
  /** JSON. */
  data: string;
  /** Paths of font files. */
  fonts: readonly string[];
  pictures?: readonly PaperPicture[];
}

export type TypesetAnswer = { pdf: Uint8Array } | { error: string };

/** The feed and readers take precedence. */
const niceness = 10;

const require = createRequire(import.meta.url);
const ownFont = (name: string): string => ownFile(`src/features/prints/fonts/${name}.ttf`);
/** Each letter is drawn in the first font that has it. */
const fonts = [
  ownFont('Vazirmatn-Regular'),
  ownFont('Vazirmatn-Bold'),
  require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
];

export interface PreparedPaper {
  data: string;
  pictures: readonly PaperPicture[];
  /** Changes with the template and with the data, which names pictures by the hash of their bytes. */
  hash: string;
}

/** A document that could not be typeset, or took too long. */
export class TypesetError extends Error {}

/**
 * Typesets documents in a child process that starts on first use. A thread is not enough: native code in a thread
 * cannot be interrupted, and its crash would crash the server.
 */
export class Typesetter {
  readonly #limitMs: number;
  readonly #idleMs: number;
  #process: ChildProcess | undefined;
  #template: Promise<string> | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  /**
   * @param limitMs time after which a document is abandoned
   * @param idleMs idle time after which the process ends
   */
  constructor(limitMs: number, idleMs = 60_000) {
    this.#limitMs = limitMs;
    this.#idleMs = idleMs;
  }

  async prepare({ pictures = [], ...paper }: Paper): Promise<PreparedPaper> {
    const data = JSON.stringify(paper);
    const template = await this.#readTemplate();
    return { data, pictures, hash: contentHash(Buffer.from(`${template}\n${data}`)) };
  }

  /** Typesets one document at a time, in order. @throws TypesetError */
  async typeset(
    { data, pictures }: Pick<PreparedPaper, 'data' | 'pictures'>,
    limitMs = this.#limitMs,
  ): Promise<Buffer> {
    return this.run({ template: await this.#readTemplate(), data, fonts, pictures }, limitMs);
  }

  /** Typesets with the caller's own template. @throws TypesetError */
  async run(request: TypesetRequest, limitMs = this.#limitMs): Promise<Buffer> {
    const mine = this.#last.then(async () => this.#send(request, limitMs));
    // The document's own caller receives the error; the next document only waits.
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  #readTemplate(): Promise<string> {
    return (this.#template ??= readFile(ownFile('src/features/prints/print.typ'), 'utf8'));
  }

  async #send(request: TypesetRequest, limitMs: number): Promise<Buffer> {
    clearTimeout(this.#idle);
    const child = (this.#process ??= this.#start());
    try {
      const answer = await this.#answer(child, request, limitMs);
      if ('error' in answer) throw new TypesetError(answer.error);
      return Buffer.from(answer.pdf);
    } finally {
      this.#idle = setTimeout(() => this.#end(child), this.#idleMs).unref();
    }
  }

  async #answer(child: ChildProcess, request: TypesetRequest, limitMs: number): Promise<TypesetAnswer> {
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(timer);
        child.off('message', finish).off('exit', fail);
      };
      const finish = (answer: TypesetAnswer): void => {
        settle();
        resolve(answer);
      };
      const fail = (): void => {
        settle();
        this.#end(child);
        reject(new TypesetError('the typesetting process ended'));
      };
      const timer = setTimeout(() => {
        settle();
        this.#end(child);
        reject(new TypesetError(`typesetting took more than ${limitMs} ms`));
      }, limitMs);
      child.on('message', finish).once('exit', fail);
      child.send(request, (error) => error && fail());
    });
  }

  #start(): ChildProcess {
    const child = fork(threadFile('features/prints/typesetting-process'), {
      serialization: 'advanced',
      execArgv: [],
      // The server's environment contains secrets, which typesetting does not need.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.once('error', () => this.#end(child));
    if (child.pid !== undefined) setPriority(child.pid, niceness);
    // The child process ends with the server and does not keep it alive.
    child.unref();
    child.channel?.unref();
    return child;
  }

  #end(child: ChildProcess): void {
    child.kill('SIGKILL');
    if (this.#process === child) this.#process = undefined;
  }
}
