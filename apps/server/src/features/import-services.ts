/** Imports that no organizer has asked for one by one. */
import type { ImportProblem } from '@podium/contract';
import { defineService } from './service.ts';

export interface SentFile {
  bytes: Uint8Array;
  /** Its own name, whose ending may tell the format. */
  name: string;
}

export interface SentFileOutcome {
  /** `refused`: nothing was imported. */
  status: 'taken' | 'unchanged' | 'refused';
  problems: ImportProblem[];
}

/** Gets ready for a file that is to come: starting a process takes longer than importing a small meet. */
export const expectFiles = defineService<() => void>('imports of files to come');

/** Checks a file of another program and imports it, unless it has errors. */
export const importFile = defineService<(file: SentFile) => Promise<SentFileOutcome>>('imports of files');
