import { parseArgs } from 'node:util';
import { getHeapStatistics } from 'node:v8';
import { demoGames, isScale } from '@podium/demo-games';
import type { DemoGames } from '@podium/demo-games';
import { folderFiles } from '@podium/games-folder';
import { toLogicalDay } from '@podium/games';
import { writeMessage } from '@podium/odf';
import { zipSync } from 'fflate';
import { openDatabase } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import { featureEntryTypes as entryTypes } from '../features/entry-types.gen.ts';
import { applyAll } from '../feed/applier.ts';
import { openInstallation, readInstallation } from '../feed/installation.ts';
import { MAX_BYTES_AT_ONCE, appendToJournal, isEmptyJournal } from '../feed/journal.ts';
import type { JournalEntry } from '../feed/journal.ts';
import { openLog } from '../ground/log.ts';
import type { Log } from '../ground/log.ts';
import { zoneClock } from '@podium/i18n';
import { FileStore } from '../files/file-store.ts';
import { publishDemoContent, storeDemoFiles } from './demo-content.ts';
import { demoDay, demoStart, demoTimeZone } from './demo-edition.ts';
import type { CliIo } from './io.ts';
import { saveDemo } from './saved-demo.ts';

const messagesPerCommit = 256;

/** The demo Games at a given time: that day is in progress, earlier days are finished. */
export function demoGamesAt(now: Date, seed: number, scale: number): DemoGames {
  const today = toLogicalDay(now.getTime(), zoneClock(demoTimeZone));
  return demoGames({ seed: String(seed), scale, today, now: now.toISOString() });
}

/** Writes the demo Games to the journal, like a feed. */
export async function fillWithDemo(
  database: Database,
  {
    seed,
    scale,
    log,
    now = demoStart,
    games = demoGamesAt(now, seed, scale),
  }: { seed: number; scale: number; log: Log; now?: Date; games?: DemoGames },
): Promise<{ messages: number; ms: number }> {
  const started = performance.now();
  await openInstallation(database.pool);
  const { gamesFolder, program, profiles } = games;
  const { code, generatedAt } = gamesFolder;
  const folder = folderFiles({
    games: { ...gamesFolder, languages: [...gamesFolder.languages] },
    files: {
      units: [...program],
      participants: profiles.rows.map((row) => ({ ...row, photo: photoPath(row['photo']!) })),
    },
    attachments: await drawPhotos(profiles.portraits),
  });
  await appendToJournal(database.pool, [
    {
      kind: 'games',
      feedFlag: 'P',
      header: { competitionCode: code, generatedAt },
      bytes: zipSync(Object.fromEntries(folder), { level: 1, mtime: new Date('2000-01-01T00:00:00Z') }),
    },
  ]);
  // Apply written messages while the next ones are generated.
  let applying = Promise.resolve();
  let messages = 0;
  let batch: JournalEntry[] = [];
  let batchBytes = 0;
  const flush = async (): Promise<void> => {
    await appendToJournal(database.pool, batch);
    messages += batch.length;
    batch = [];
    batchBytes = 0;
    applying = applying.then(async () => applyAll(database.pool, { log, entryTypes }));
    // Awaited below, where its error is thrown; without a handler until then, Node would end the process.
    applying.catch(() => undefined);
  };
  for (const message of games.messages()) {
    const bytes = Buffer.from(writeMessage(message));
    if (batchBytes + bytes.length > MAX_BYTES_AT_ONCE) await flush();
    batch.push({ kind: 'odf', feedFlag: message.envelope.feedFlag, header: message.envelope, bytes });
    batchBytes += bytes.length;
    if (batch.length === messagesPerCommit) await flush();
  }
  await flush();
  await applying;
  return { messages, ms: performance.now() - started };
}

/** Width of a profile photo (pixels). */
const photoWidth = 640;

const photoPath = (drawing: string): string => drawing.replace(/\.svg$/u, '.jpg');

/** A Games folder requires photos as JPEG, so the drawings are converted. */
async function drawPhotos(drawings: ReadonlyMap<string, string>): Promise<Map<string, Uint8Array>> {
  const { default: sharp } = await import('sharp');
  const photos = new Map<string, Uint8Array>();
  for (const [path, drawing] of drawings) {
    const photo = await sharp(Buffer.from(drawing)).resize(photoWidth).jpeg({ quality: 84 }).toBuffer();
    photos.set(photoPath(path), photo);
  }
  return photos;
}

/** Writes the demo Games, and saves their parameters and progress in the data folder. */
export async function writeDemo(
  database: Database,
  {
    seed,
    scale,
    log,
    dataDir,
    filesUrl,
    publicUrl,
  }: { seed: number; scale: number; log: Log; dataDir: string; filesUrl?: string; publicUrl: string },
): Promise<{ messages: number; ms: number }> {
  const games = demoGamesAt(demoStart, seed, scale);
  const content = games.content();
  const files = await FileStore.open({ pool: database.pool, dataDir, filesUrl });
  // Photos and papers are made in threads and another process, while the database applies messages.
  const stored = storeDemoFiles(content, { files, publicUrl, name: games.gamesFolder.name });
  // Awaited below, where its error is thrown; without a handler until then, Node would end the process.
  stored.catch(() => undefined);
  const written = await fillWithDemo(database, { seed, scale, log, games });
  await publishDemoContent({
    pool: database.pool,
    log,
    competitionCode: games.gamesFolder.code,
    content,
    stored: await stored,
  });
  const { epoch } = await readInstallation(database.pool);
  await saveDemo(dataDir, { epoch, seed, scale, day: demoDay, now: demoStart.toISOString() });
  return written;
}

/** Heap that generating the complete Games once takes, with what their longest messages need (MB). */
const HEAP_PER_SCALE_MB = 120;

/**
 * Explains why this process cannot generate Games of a size; undefined if it can.
 * @param heapMb its limit
 */
export function heapShortage(scale: number, heapMb: number): string | undefined {
  const needed = Math.ceil(scale) * HEAP_PER_SCALE_MB;
  if (needed <= heapMb) return undefined;
  return `podium demo: --scale ${scale} needs a heap of ${needed} MB, and this process has ${Math.floor(heapMb)}. Start it with NODE_OPTIONS=--max-old-space-size=${needed}.`;
}

/** `podium demo [--seed N] [--scale F] [--if-empty]`: writes the demo Games to the database. */
export async function demoVerb(args: string[], { out, error, config }: CliIo): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: '1' },
      scale: { type: 'string', default: '1' },
      'if-empty': { type: 'boolean', default: false },
    },
  });
  const [seed, scale] = [Number(values.seed), Number(values.scale)];
  if (!Number.isInteger(seed) || !isScale(scale)) {
    error('podium demo: --seed must be a whole number, --scale 0.05 to 1 or a whole number to 100.');
    return 2;
  }
  const shortage = heapShortage(scale, getHeapStatistics().heap_size_limit / 2 ** 20);
  if (shortage !== undefined) {
    error(shortage);
    return 2;
  }
  const database = await openDatabase(config);
  try {
    if (values['if-empty'] && !(await isEmptyJournal(database.pool))) return 0;
    const written = await writeDemo(database, {
      seed,
      scale,
      log: openLog(config.logLevel),
      dataDir: config.dataDir,
      filesUrl: config.filesUrl,
      publicUrl: config.publicUrl,
    });
    out(`${written.messages} messages in ${(written.ms / 1000).toFixed(1)} s.`);
    return 0;
  } finally {
    await database.close();
  }
}
