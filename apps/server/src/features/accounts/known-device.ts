import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../access/keys.ts';

const purpose = 'known device';

const sign = (secret: Buffer, chance: string, username: string): Buffer =>
  createHmac('sha256', secret).update(`${chance} ${username}`).digest();

/**
 * A mark for a device on which a user has signed in. The user's own mistakes there are counted separately from
 * strangers' guesses.
 */
export function markDevice(keys: Keys, username: string): string {
  const chance = randomBytes(16).toString('base64url');
  return `${chance}.${sign(keys.newest(purpose).secret, chance, username).toString('base64url')}`;
}

/** The name of the mark for limits, if the device is known for this username. */
export function knownDevice(keys: Keys, mark: string | undefined, username: string): string | undefined {
  const [chance, signature] = mark?.split('.') ?? [];
  if (!chance || !signature) return undefined;
  const signatureBytes = Buffer.from(signature, 'base64url');
  const isOurs = keys.all(purpose).some(({ secret }) => {
    const expected = sign(secret, chance, username);
    return signatureBytes.length === expected.length && timingSafeEqual(signatureBytes, expected);
  });
  return isOurs ? chance : undefined;
}
