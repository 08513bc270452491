/**
 * Follows the folder of a timing system: keeps each content of its files, sends them in order, and writes start lists.
 * One line for each thing that happens; what fails is tried again.
 */
import { join, resolve } from 'node:path';
import type { WatchedFileAnswer } from '@podium/contract';
import { watchedFormats } from '@podium/foreign-files';
import { pause } from '../pause.ts';
import { contestOf, writeStartLists } from './lynx-lists.ts';
import { FolderScan } from './scan-folder.ts';
import { FileTooLarge, ServerAway, ServerLink, ServerRefuses } from './server-link.ts';
import { Spool } from './spool.ts';
import type { Waiting } from './spool.ts';
import type { WatchOptions } from './watch-options.ts';

interface WatchIo {
  out: (line: string) => void;
  error: (line: string) => void;
}

/** A network drive tells no program of changes, so the folder is looked at. */
const lookMs = 100;
/** Pause while a file is being written. */
const settlingMs = 40;
const signMs = 15_000;
const startListsMs = 3000;
const longestPauseMs = 10_000;
/** Failures of the server in a row, in about a minute, after which the file that causes them is left out. */
const mostFaults = 10;

/** Folder for what waits and for notes, in the watched one, so that both are moved together. */
const spoolFolder = '.podium';

/** Resolves when the signal aborts. */
export async function watchFolder(options: WatchOptions, io: WatchIo, signal: AbortSignal): Promise<void> {
  const folder = resolve(options.folder);
  const { endings, isOfRaces } = watchedFormats.get(options.format)!;
  const spool = await Spool.open(join(folder, spoolFolder));
  const watch = new Watch(options, spool, io, signal);
  const scan = new FolderScan(folder, endings, (file) => spool.notesOf(file));
  io.out(`Watching ${folder} as "${options.name}", sending to ${options.server}.`);
  if (spool.count > 0) io.out(`${spool.count} file(s) from before are waiting.`);
  await Promise.all([
    watch.follow(scan),
    watch.sendAll(),
    watch.repeat('signs', signMs, async (link) => link.sendSign(spool.count)),
    isOfRaces ? watch.repeat('start lists', startListsMs, async (link) => watch.fetchStartLists(link)) : undefined,
  ]);
}

class Watch {
  readonly #options: WatchOptions;
  readonly #spool: Spool;
  readonly #io: WatchIo;
  readonly #signal: AbortSignal;
  readonly #link: ServerLink;
  readonly #listsFolder: string;
  /** Lines that were printed and still hold, by what they are about. */
  readonly #told = new Map<string, string>();
  /** Files to send again, because something that they need has changed. */
  readonly #again = new Set<string>();
  /** Failures in a row of what fails now. */
  readonly #failing = new Map<string, number>();
  #wake: () => void = () => undefined;

  constructor(options: WatchOptions, spool: Spool, io: WatchIo, signal: AbortSignal) {
    this.#options = options;
    this.#spool = spool;
    this.#io = io;
    this.#signal = signal;
    this.#link = new ServerLink(options, spool.id);
    this.#listsFolder = resolve(options.startLists);
  }

  /** Keeps what changes in the folder. */
  async follow(scan: FolderScan): Promise<void> {
    while (!this.#signal.aborted) {
      let isSettling = false;
      try {
        const { changed, unsettled, unreadable } = await scan.look(performance.now(), this.#again);
        isSettling = unsettled > 0;
        for (const content of changed) {
          this.#again.delete(content.file);
          await this.#spool.add(content);
        }
        if (changed.length > 0) this.#wake();
        for (const { file, reason } of unreadable) this.#tell(`file ${file}`, `${file} cannot be read: ${reason}`);
        this.#untell('folder');
      } catch (error) {
        this.#tell('folder', `The folder cannot be read: ${(error as Error).message}`);
      }
      await pause(isSettling ? settlingMs : lookMs, this.#signal);
    }
  }

  /** Sends what waits, the oldest first. */
  async sendAll(): Promise<void> {
    while (!this.#signal.aborted) {
      const content = await this.#spool.next();
      if (!content) {
        await this.#sleep();
        continue;
      }
      await this.#try('files', async () => this.#send(content));
    }
  }

  async #send(content: Waiting): Promise<void> {
    const { isOfRaces } = watchedFormats.get(this.#options.format)!;
    const contest = isOfRaces ? await contestOf(this.#listsFolder, content.bytes) : undefined;
    let answer: WatchedFileAnswer;
    try {
      answer = await this.#link.sendFile(content, contest, this.#spool.count - 1);
    } catch (error) {
      const isHopeless =
        error instanceof FileTooLarge ||
        (error instanceof ServerAway && error.isItsFault && (this.#failing.get('files') ?? 0) >= mostFaults);
      if (!isHopeless) throw error;
      await this.#spool.done(content, true);
      this.#io.error(`${content.file}: left out; ${error.message}`);
      return;
    }
    const { status, problems } = answer;
    await this.#spool.done(content, problems.length > 0);
    const said = { taken: 'sent', unchanged: 'sent, nothing new', duplicate: 'sent before', refused: 'not taken' };
    this.#io.out([`${content.file}: ${said[status]}`, ...problems.map(({ message }) => message)].join('; '));
  }

  /** Gets the start lists, and sends results again that had no place in the earlier ones. */
  async fetchStartLists(link: ServerLink): Promise<void> {
    const races = await link.readStartLists();
    const written = await writeStartLists(this.#listsFolder, races);
    if (written.length === 0) return;
    this.#io.out(`Start lists of ${races.length} race(s): ${written.join(', ')} written.`);
    for (const file of this.#spool.withProblems) this.#again.add(file);
  }

  /** Does something again and again, whatever fails. */
  async repeat(what: string, everyMs: number, task: (link: ServerLink) => Promise<void>): Promise<void> {
    while (!this.#signal.aborted) {
      await this.#try(what, async () => task(this.#link));
      await pause(everyMs, this.#signal);
    }
  }

  /**
   * Waits after a failure, the longer the more there were in a row. The first failure is printed, and the end of all.
   *
   * @param what tasks with the same name fail together
   */
  async #try(what: string, task: () => Promise<void>): Promise<void> {
    try {
      await task();
      if (this.#failing.delete(what) && this.#failing.size === 0)
        this.#io.out(`${this.#options.server} answers again.`);
    } catch (error) {
      if (this.#signal.aborted) return;
      const failures = this.#failing.get(what) ?? 0;
      if (this.#failing.size === 0) this.#io.error(this.#failureLine(error as Error));
      this.#failing.set(what, failures + 1);
      await pause(Math.min(longestPauseMs, 250 * 2 ** Math.min(failures, 10)), this.#signal);
    }
  }

  #failureLine(error: Error): string {
    const { server } = this.#options;
    if (error instanceof ServerRefuses) return `${server} refuses this computer: ${error.message}`;
    if (error instanceof ServerAway) return `No answer from ${server}, trying again: ${error.message}`;
    return `Trying again: ${error.message}`;
  }

  #tell(about: string, line: string): void {
    if (this.#told.get(about) === line) return;
    this.#told.set(about, line);
    this.#io.error(line);
  }

  #untell(about: string): boolean {
    return this.#told.delete(about);
  }

  /** Until there is something to send. */
  async #sleep(): Promise<void> {
    await Promise.race([
      new Promise<void>((resolve) => {
        this.#wake = resolve;
      }),
      pause(1000, this.#signal),
    ]);
  }
}
