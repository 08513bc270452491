/** Files of a timing system that have changed and are written to their end. */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileNotes, Waiting } from './spool.ts';

export interface FolderLook {
  /** Contents to send, in the order in which the files changed. */
  changed: Omit<Waiting, 'number'>[];
  /** Files that are being written. */
  unsettled: number;
  /** Files that cannot be read, with the reason. */
  unreadable: { file: string; reason: string }[];
}

interface Seen {
  size: number;
  changedMs: number;
  /** When it was first seen like this, by a clock that never jumps. */
  sinceMs: number;
}

/** A file that has been the same for this long is complete: programs write a result at once. */
const settledMs = 150;

/** Looks at a folder again and again. */
export class FolderScan {
  readonly #folder: string;
  readonly #endings: readonly string[];
  readonly #notesOf: (file: string) => FileNotes | undefined;
  readonly #seen = new Map<string, Seen>();

  /** @param notesOf what is known of a file */
  constructor(folder: string, endings: readonly string[], notesOf: (file: string) => FileNotes | undefined) {
    this.#folder = folder;
    this.#endings = endings;
    this.#notesOf = notesOf;
  }

  /**
   * @param again files that are sent although they have not changed
   * @throws Error if the folder cannot be read
   */
  async look(nowMs: number, again: ReadonlySet<string> = new Set()): Promise<FolderLook> {
    const look: FolderLook = { changed: [], unsettled: 0, unreadable: [] };
    const names = (await readdir(this.#folder)).filter((name) =>
      this.#endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`)),
    );
    for (const name of this.#seen.keys()) if (!names.includes(name)) this.#seen.delete(name);
    for (const file of names) {
      try {
        const state = await this.#lookAt(file, nowMs, again.has(file));
        if (state === 'unsettled') look.unsettled += 1;
        else if (state) look.changed.push(state);
      } catch (error) {
        // A file that was removed meanwhile has nothing to send.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
          look.unreadable.push({ file, reason: (error as Error).message });
      }
    }
    look.changed.sort((a, b) => a.changedMs - b.changedMs || (a.file < b.file ? -1 : 1));
    return look;
  }

  async #lookAt(
    file: string,
    nowMs: number,
    isAgain: boolean,
  ): Promise<Omit<Waiting, 'number'> | 'unsettled' | undefined> {
    const path = join(this.#folder, file);
    const { size, mtimeMs: changedMs } = await stat(path);
    const noted = this.#notesOf(file);
    if (noted?.changedMs === changedMs && !isAgain) return undefined;
    const before = this.#seen.get(file);
    if (before?.size !== size || before.changedMs !== changedMs) {
      this.#seen.set(file, { size, changedMs, sinceMs: nowMs });
      return 'unsettled';
    }
    if (size === 0) return undefined;
    if (nowMs - before.sinceMs < settledMs) return 'unsettled';
    const bytes = await readFile(path);
    if (bytes.length !== size) return 'unsettled';
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (noted?.sha256 === sha256 && !noted.hasProblems && !isAgain) {
      noted.changedMs = changedMs;
      return undefined;
    }
    return { file, sha256, changedMs, bytes };
  }
}
