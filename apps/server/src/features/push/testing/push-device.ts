import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushAddress, PushPayload } from '@podium/contract';

/** A browser subscribed at a push service, which decrypts the messages of that service (RFC 8188, RFC 8291). */
export class PushDevice {
  readonly #curve = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor() {
    this.#curve.generateKeys();
  }

  /** @param key public key of the server */
  address(endpoint: string, key: string): PushAddress {
    const p256dh = this.#curve.getPublicKey('base64url');
    return { transport: 'web', endpoint, p256dh, auth: this.#auth.toString('base64url'), key };
  }

  decrypt(body: Buffer): PushPayload {
    const salt = body.subarray(0, 16);
    const keyLength = body[20]!;
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const shared = this.#curve.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#curve.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record ends with 0x02 and padding.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as PushPayload;
  }
}
