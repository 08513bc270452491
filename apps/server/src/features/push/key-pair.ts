import { createECDH } from 'node:crypto';
import type { Key, Keys } from '../../access/keys.ts';

const purpose = 'push';

export interface KeyPair {
  kid: string;
  /** Base64url, as required by VAPID (RFC 8292) and browsers. */
  publicKey: string;
  privateKey: string;
}

/** The server's key pairs, derived from its secret keys; subscriptions stay valid while their key is listed. */
export class KeyPairs {
  readonly #keys: Keys;
  readonly #pairs = new Map<string, KeyPair>();

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  newest(): KeyPair {
    return this.#pairOf(this.#keys.newest(purpose));
  }

  named(kid: string): KeyPair | undefined {
    const key = this.#keys.named(purpose, kid);
    return key && this.#pairOf(key);
  }

  withPublicKey(publicKey: string): KeyPair | undefined {
    const expected = publicKey.replace(/=+$/u, '');
    return this.#keys
      .all(purpose)
      .map((key) => this.#pairOf(key))
      .find((pair) => pair.publicKey === expected);
  }

  #pairOf({ kid, secret }: Key): KeyPair {
    let pair = this.#pairs.get(kid);
    if (!pair) {
      const curve = createECDH('prime256v1');
      curve.setPrivateKey(secret);
      pair = {
        kid,
        publicKey: curve.getPublicKey('base64url'),
        // The curve drops leading zeros, but the library requires 32 bytes.
        privateKey: secret.toString('base64url'),
      };
      this.#pairs.set(kid, pair);
    }
    return pair;
  }
}
