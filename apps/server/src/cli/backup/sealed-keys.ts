/** The installation's secrets in a backup: encrypted with a passphrase (scrypt, AES-256-GCM). */
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { z } from 'zod';

const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

const sealed = z.strictObject({ salt: z.string(), iv: z.string(), tag: z.string(), data: z.string() });

/** Contents by file name in DATA_DIR. */
export type Secrets = Record<string, string>;

export function sealSecrets(secrets: Secrets, passphrase: string): string {
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', scryptSync(passphrase, salt, 32, cost), iv);
  const data = Buffer.concat([cipher.update(JSON.stringify(secrets)), cipher.final()]);
  const parts = { salt, iv, tag: cipher.getAuthTag(), data };
  return JSON.stringify(
    Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64')])),
  );
}

/** @throws Error if the passphrase is wrong or the data was modified */
export function openSecrets(text: string, passphrase: string): Secrets {
  try {
    const parts = sealed.parse(JSON.parse(text));
    const [salt, iv, tag, data] = [parts.salt, parts.iv, parts.tag, parts.data].map((part) =>
      Buffer.from(part, 'base64'),
    );
    const decipher = createDecipheriv('aes-256-gcm', scryptSync(passphrase, salt!, 32, cost), iv!);
    decipher.setAuthTag(tag!);
    return z
      .record(z.string(), z.string())
      .parse(JSON.parse(Buffer.concat([decipher.update(data!), decipher.final()]).toString()));
  } catch (error) {
    throw new Error('The keys of the backup cannot be read: wrong BACKUP_PASSPHRASE, or a changed file.', {
      cause: error,
    });
  }
}
