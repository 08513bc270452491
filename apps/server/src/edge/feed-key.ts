import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { ensureDataFolder } from '../data-folder.ts';
import { readIfExists } from '../read-if-exists.ts';

/** The feed's API key: `FEED_API_KEY`, or a key generated on first start and stored in DATA_DIR. */
export async function openFeedKey({ feedApiKey, dataDir }: Pick<Config, 'feedApiKey' | 'dataDir'>): Promise<string> {
  if (feedApiKey !== undefined) return feedApiKey;
  const file = join(dataDir, 'feed-api-key');
  const stored = (await readIfExists(file))?.trim() ?? '';
  if (stored.length >= 16) return stored;
  const key = randomBytes(24).toString('base64url');
  await ensureDataFolder(dataDir);
  await writeFile(file, `${key}\n`, { mode: 0o600 });
  return key;
}
