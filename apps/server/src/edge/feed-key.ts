import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ConfigError } from '../ground/config.ts';
import type { Config } from '../ground/config.ts';
import { readOrCreate } from '../ground/read-or-create.ts';

const minLength = 16;

/** The feed's API key: `FEED_API_KEY`, or a key generated on first start and stored in DATA_DIR. */
export async function openFeedKey({ feedApiKey, dataDir }: Pick<Config, 'feedApiKey' | 'dataDir'>): Promise<string> {
  if (feedApiKey !== undefined) return feedApiKey;
  const file = join(dataDir, 'feed-api-key');
  const key = await readOrCreate(file, () => randomBytes(24).toString('base64url'));
  if (key.length >= minLength) return key;
  throw new ConfigError(
    `${file} is shorter than ${minLength} characters. Delete it, and the next start makes a new key.`,
  );
}
