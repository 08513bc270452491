import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import type { Context } from 'hono';
import { NetworkLimit } from '../access/limits.ts';
import { ApiError } from '../ground/api-error.ts';
import { ConfigError } from '../ground/config.ts';
import type { Config } from '../ground/config.ts';
import { readOrCreate } from '../ground/read-or-create.ts';
import { requestAddress } from './address.ts';

const minLength = 16;

/** Limit of wrong keys per address; correct keys do not count. */
const wrongKeysPerMinute = 20;

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

/** Lets requests with the feed's key pass, which are those of feeds and of computers at venues. */
export function feedGate(apiKey: string, trustedHops: number): (c: Context) => Promise<void> {
  const wrongKeys = new NetworkLimit(wrongKeysPerMinute);
  return async (c) => {
    if (isSameKey(c.req.header('x-api-key') ?? '', apiKey)) return;
    await wrongKeys.take(requestAddress(c, trustedHops));
    throw new ApiError('unauthorized', 'X-API-KEY is missing or wrong.');
  };
}

function isSameKey(candidate: string, expected: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(candidate), hash(expected));
}
