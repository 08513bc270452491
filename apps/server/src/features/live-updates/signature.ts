import { createPublicKey, createSign, createVerify, generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureDataFolder, signingKeyName } from '../../ground/data-folder.ts';
import { readIfExists } from '../../ground/read-if-exists.ts';

/** The apps accept only bundles signed with this key. Publishing needs it; serving does not. */
const keyFile = (dataDir: string): string => join(dataDir, signingKeyName);

/** Installed apps refuse every bundle that another key has signed. The message is a full sentence for the publisher. */
export class SigningKeyMissing extends Error {}

/**
 * The private key (PEM), created on first use.
 *
 * @param hasBundles whether bundles were signed already: then a new key would be of no use to the installed apps
 * @throws SigningKeyMissing if it was lost
 * @throws Error naming the file if it contains no RSA key
 */
export async function openSigningKey(dataDir: string, hasBundles: boolean): Promise<string> {
  const file = keyFile(dataDir);
  const stored = await readIfExists(file);
  if (stored !== undefined) {
    derivePublicKey(stored, file);
    return stored;
  }
  if (hasBundles)
    throw new SigningKeyMissing(
      `${file} is missing, and the installed apps accept no other key. Restore it from a backup with its keys.`,
    );
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  await ensureDataFolder(dataDir);
  await writeFile(file, privateKey, { mode: 0o600, flag: 'wx' });
  return privateKey;
}

/**
 * The public key (PEM, SPKI) for the configuration of the apps. @throws Error naming the file if it contains no RSA
 * key
 */
export function derivePublicKey(privateKey: string, file = 'the key'): string {
  try {
    const key = createPublicKey(privateKey);
    if (key.asymmetricKeyType === 'rsa') return key.export({ type: 'spki', format: 'pem' }) as string;
  } catch {
    // The error below is clearer: the library's message names neither the file nor the expected key.
  }
  throw new Error(`${file}: expected an RSA private key in PEM format.`);
}

export const sign = (bytes: Uint8Array, privateKey: string): string =>
  createSign('RSA-SHA256').update(bytes).sign(privateKey, 'base64');

/** The same check that the apps make before they unpack an archive. */
export const isSigned = (bytes: Uint8Array, signature: string, publicKey: string): boolean =>
  createVerify('RSA-SHA256').update(bytes).verify(publicKey, signature, 'base64');
