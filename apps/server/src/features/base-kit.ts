import { join } from 'node:path';
import type pg from 'pg';
import { openKeys } from '../access/keys.ts';
import type { Keys } from '../access/keys.ts';
import { FileStore } from '../files/file-store.ts';
import type { Config } from '../ground/config.ts';
import type { Log } from '../ground/log.ts';
import { Mailer } from '../mail/mailer.ts';
import { readFeatureSettings } from './feature-settings.ts';
import type { BaseKit, Feature } from './kit.ts';

export interface Shared {
  keys: Keys;
  mail: Mailer;
  files: FileStore;
}

/** Opens what all features share: one instance of each. */
export async function openShared(config: Config, log: Log, pool: pg.Pool): Promise<Shared> {
  const { dataDir, filesUrl } = config;
  const keys = await openKeys(config.secretKeys, dataDir);
  const settings = { smtpUrl: config.smtpUrl, from: config.mailFrom, folder: join(dataDir, 'outbox') };
  const files = await FileStore.open({ pool, dataDir, filesUrl });
  return { keys, mail: new Mailer(settings, log, keys), files };
}

/** @throws ConfigError if a setting of the feature is invalid */
export function baseKit(
  feature: Feature,
  { config, log, pool, shared }: { config: Config; log: Log; pool: pg.Pool; shared: Shared },
): BaseKit {
  return {
    settings: readFeatureSettings(feature, config.environment) as BaseKit['settings'],
    pool,
    log,
    publicUrl: config.publicUrl,
    streamHosts: config.streamHosts,
    redirectHosts: config.redirectHosts,
    pictureStore: config.runtime.s3Url,
    embedHosts: config.embedHosts,
    dataDir: config.dataDir,
    ...shared,
  };
}

export async function collectOwnData(
  features: readonly Feature[],
  kits: readonly BaseKit[],
  personId: string,
): Promise<ReadonlyMap<string, unknown>> {
  const instances = new Map<string, unknown>();
  for (const [index, { name, ownData }] of features.entries()) {
    const data = await ownData?.(personId, kits[index]!);
    if (data !== undefined) instances.set(name, data);
  }
  return instances;
}
