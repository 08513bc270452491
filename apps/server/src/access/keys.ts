import { hkdfSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ConfigError } from '../ground/config.ts';
import { readOrCreate } from '../ground/read-or-create.ts';

export interface Key {
  /** Key id, stored with everything created with the key, so that keys can be rotated. */
  kid: string;
  secret: Buffer;
}

const minBytes = 32;

/**
 * Secrets of this installation, newest first. New data uses the first; old data uses the one whose id it names. Each
 * purpose has its own derived keys, so that a leaked one does not reveal the others.
 */
export class Keys {
  readonly #masters: readonly Key[];

  constructor(masters: readonly Key[]) {
    this.#masters = masters;
  }

  newest(purpose: string): Key {
    return derive(this.#masters[0]!, purpose);
  }

  all(purpose: string): Key[] {
    return this.#masters.map((master) => derive(master, purpose));
  }

  named(purpose: string, kid: string): Key | undefined {
    const master = this.#masters.find((master) => master.kid === kid);
    return master && derive(master, purpose);
  }
}

function derive({ kid, secret }: Key, purpose: string): Key {
  return { kid, secret: Buffer.from(hkdfSync('sha256', secret, '', `podium ${purpose}`, 32)) };
}

/**
 * Parses keys from the setting, `2:base64,1:base64`; otherwise uses those in the data folder, which are created on
 * first use.
 * @throws ConfigError if a key is invalid
 */
export async function openKeys(configured: string | undefined, dataDir: string): Promise<Keys> {
  if (configured) return new Keys(parseKeys(configured, 'SECRET_KEYS'));
  const file = join(dataDir, 'secret-keys');
  const text = await readOrCreate(file, () => `1:${randomBytes(minBytes).toString('base64')}`);
  return new Keys(parseKeys(text, file));
}

function parseKeys(text: string, where: string): Key[] {
  const keys = text.split(',').map((part) => {
    const [, kid = '', base64 = ''] = /^([A-Za-z0-9]{1,8}):([A-Za-z0-9+/=_-]+)$/u.exec(part.trim()) ?? [];
    return { kid, secret: Buffer.from(base64, 'base64') };
  });
  if (keys.some(({ kid, secret }) => kid === '' || secret.length < minBytes))
    throw new ConfigError(
      `${where}: expected comma-separated "name:base64" of ${minBytes} bytes or more each, newest first.`,
    );
  if (new Set(keys.map(({ kid }) => kid)).size < keys.length)
    throw new ConfigError(`${where}: two keys have the same name.`);
  return keys;
}
