import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ensureDataFolder } from '../data-folder.ts';
import { readIfExists } from '../read-if-exists.ts';

const keptDemo = z.object({
  /** Epoch of the database that the demo was written to. */
  epoch: z.string(),
  seed: z.number().int(),
  scale: z.number(),
  /** The eighth of its fifteen days. */
  day: z.iso.date(),
  /** Its clock when it last ran: every message up to then is in the journal. */
  now: z.iso.datetime(),
});

/** The parameters of a demo, and how far it has been played. */
export type SavedDemo = z.output<typeof keptDemo>;

const fileIn = (dataDir: string): string => join(dataDir, 'demo-clock.json');

/** @returns undefined where the database holds no demo, or one that was written without a clock */
export async function readSavedDemo(dataDir: string, epoch: string): Promise<SavedDemo | undefined> {
  const text = await readIfExists(fileIn(dataDir));
  if (text === undefined) return undefined;
  const kept = keptDemo.safeParse(parsed(text)).data;
  return kept?.epoch === epoch ? kept : undefined;
}

/** Replaces the file as a whole, so a kill leaves the old or the new one. */
export async function saveDemo(dataDir: string, demo: SavedDemo): Promise<void> {
  await ensureDataFolder(dataDir);
  const file = fileIn(dataDir);
  await writeFile(`${file}.new`, `${JSON.stringify(demo)}\n`);
  await rename(`${file}.new`, file);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
