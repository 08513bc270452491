import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ensureDataFolder } from '../ground/data-folder.ts';
import { readIfExists } from '../ground/read-if-exists.ts';

const savedDemoSchema = z.object({
  /** Epoch of the database that the demo was written to. */
  epoch: z.string(),
  seed: z.number().int(),
  scale: z.number(),
  /** The eighth of its 15 days. */
  day: z.iso.date(),
  /** Last known time of its clock: the journal has all messages up to then. */
  now: z.iso.datetime(),
});

export type SavedDemo = z.output<typeof savedDemoSchema>;

const fileIn = (dataDir: string): string => join(dataDir, 'demo-clock.json');

/** @returns undefined if the database contains no demo, or one without a saved clock */
export async function readSavedDemo(dataDir: string, epoch: string): Promise<SavedDemo | undefined> {
  const text = await readIfExists(fileIn(dataDir));
  if (text === undefined) return undefined;
  const saved = savedDemoSchema.safeParse(parse(text)).data;
  return saved?.epoch === epoch ? saved : undefined;
}

/** Replaces the file atomically, so that a killed process leaves the old or the new one. */
export async function saveDemo(dataDir: string, demo: SavedDemo): Promise<void> {
  await ensureDataFolder(dataDir);
  const file = fileIn(dataDir);
  await writeFile(`${file}.new`, `${JSON.stringify(demo)}\n`);
  await rename(`${file}.new`, file);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
