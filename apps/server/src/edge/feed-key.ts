import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { readOrCreate } from '../read-or-create.ts';

/** The feed's API key: `FEED_API_KEY`, or a key generated on first start and stored in DATA_DIR. */
export async function openFeedKey({ feedApiKey, dataDir }: Pick<Config, 'feedApiKey' | 'dataDir'>): Promise<string> {
  if (feedApiKey !== undefined) return feedApiKey;
  return readOrCreate(join(dataDir, 'feed-api-key'), () => randomBytes(24).toString('base64url'));
}
