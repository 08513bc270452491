/**
 * Contents to send, on disk: each content that a file had, in the order of the changes, until the server has it. They
 * survive a loss of power, so that every content is sent once.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const fileNotes = z.object({
  sha256: z.string(),
  /** Time of the last change of the file (epoch milliseconds). */
  changedMs: z.number(),
  /** The server left something of it out, so the same content is sent again when the file is saved again. */
  hasProblems: z.boolean(),
});
const notes = z.object({
  id: z.uuid(),
  /** Number of the last content that was kept. */
  last: z.int(),
  files: z.record(z.string(), fileNotes),
});
type Notes = z.infer<typeof notes>;
export type FileNotes = z.infer<typeof fileNotes>;

const head = z.object({ number: z.int(), file: z.string(), sha256: z.string(), changedMs: z.number() });

/** A content that waits to be sent. */
export interface Waiting extends z.infer<typeof head> {
  bytes: Buffer;
}

const notesFile = 'notes.json';
const contentName = /^(\d{9})\.file$/u;

export class Spool {
  readonly #folder: string;
  readonly #notes: Notes;
  /** Numbers of contents that wait, the oldest first. */
  readonly #waiting: number[];

  private constructor(folder: string, read: Notes, waiting: number[]) {
    this.#folder = folder;
    this.#notes = read;
    this.#waiting = waiting;
  }

  /** Opens the spool of a folder, or makes one. Unreadable notes are replaced by empty ones: the server counts nothing twice. */
  static async open(folder: string): Promise<Spool> {
    await mkdir(folder, { recursive: true });
    const read = await readNotes(join(folder, notesFile));
    const spool = new Spool(folder, read, []);
    for (const name of (await readdir(folder)).toSorted()) {
      const [, number] = contentName.exec(name) ?? [];
      if (number === undefined) continue;
      // A content may have been kept just before the notes about it.
      // A damaged one is skipped when its turn comes.
      const content = await spool.#read(Number(number)).catch(() => undefined);
      if (!content) {
        await rm(join(folder, name), { force: true });
        continue;
      }
      spool.#waiting.push(content.number);
      read.last = Math.max(read.last, content.number);
      const { file, sha256, changedMs } = content;
      read.files[file] = { sha256, changedMs, hasProblems: false };
    }
    return spool;
  }

  /** Id of the watcher, which the server knows. */
  get id(): string {
    return this.#notes.id;
  }

  get count(): number {
    return this.#waiting.length;
  }

  notesOf(file: string): FileNotes | undefined {
    return Object.hasOwn(this.#notes.files, file) ? this.#notes.files[file] : undefined;
  }

  /** Files of which the server left something out. */
  get withProblems(): string[] {
    return Object.entries(this.#notes.files).flatMap(([file, { hasProblems }]) => (hasProblems ? file : []));
  }

  /** Keeps a content, on disk when this resolves. */
  async add(content: Omit<Waiting, 'number'>): Promise<void> {
    const number = this.#notes.last + 1;
    const { bytes, file, sha256, changedMs } = content;
    await writeSafely(
      join(this.#folder, nameOf(number)),
      Buffer.concat([Buffer.from(`${JSON.stringify({ number, file, sha256, changedMs })}\n`), bytes]),
    );
    this.#notes.last = number;
    this.#notes.files[file] = { sha256, changedMs, hasProblems: false };
    this.#waiting.push(number);
    await this.#save();
  }

  /** The oldest content that waits. One that was damaged or removed meanwhile is skipped. */
  async next(): Promise<Waiting | undefined> {
    for (let [number] = this.#waiting; number !== undefined; [number] = this.#waiting) {
      // Damaged or removed: the others must not wait for it.
      const content = await this.#read(number).catch(() => undefined);
      if (content) return content;
      this.#waiting.shift();
    }
    return undefined;
  }

  /** The server has the content. */
  async done({ number, file, sha256 }: Waiting, hasProblems: boolean): Promise<void> {
    const noted = this.notesOf(file);
    if (noted?.sha256 === sha256) noted.hasProblems = hasProblems;
    if (this.#waiting[0] === number) this.#waiting.shift();
    await this.#save();
    await rm(join(this.#folder, nameOf(number)), { force: true });
  }

  async #read(number: number): Promise<Waiting> {
    const content = await readFile(join(this.#folder, nameOf(number)));
    const end = content.indexOf(0x0a);
    return { ...head.parse(JSON.parse(content.subarray(0, end).toString())), bytes: content.subarray(end + 1) };
  }

  async #save(): Promise<void> {
    await writeSafely(join(this.#folder, notesFile), Buffer.from(JSON.stringify(this.#notes)));
  }
}

const nameOf = (number: number): string => `${String(number).padStart(9, '0')}.file`;

async function readNotes(path: string): Promise<Notes> {
  try {
    return notes.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return { id: randomUUID(), last: 0, files: {} };
  }
}

/** Writes a file as a whole: after a loss of power it is the old one or the new one. */
export async function writeSafely(path: string, bytes: Uint8Array): Promise<void> {
  const beside = `${path}.${process.pid}.part`;
  const file = await open(beside, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, path);
}
