import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { qrBytes, readQrToken, writeQrToken } from '@podium/contract';
import type { QrKeysAnswer, QrToken } from '@podium/contract';
import type { Keys } from '../../access/keys.ts';

/** Header of a 32-byte Ed25519 key in PKCS #8 (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

interface Pair {
  mark: number;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** Signs codes with the newest key, and verifies those of every key in use. */
export class Signer {
  readonly #pairs: readonly Pair[];

  constructor(keys: Keys) {
    this.#pairs = keys.all('qr').map(({ kid, secret }) => {
      const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Head, secret]), format: 'der', type: 'pkcs8' });
      return { mark: keyMark(kid), privateKey, publicKey: createPublicKey(privateKey) };
    });
  }

  write({ code, endsAt }: Omit<QrToken, 'mark'>): string {
    const { mark, privateKey } = this.#pairs[0]!;
    const token = { mark, code, endsAt };
    return writeQrToken(token, sign(null, qrBytes(token), privateKey));
  }

  /** @returns undefined if the text has no valid signature of ours */
  read(text: string): QrToken | undefined {
    const read = readQrToken(text);
    if (!read) return undefined;
    const { token, signed, signature } = read;
    const isOurs = this.#pairs.some(
      ({ mark, publicKey }) => mark === token.mark && verify(null, signed, publicKey, signature),
    );
    return isOurs ? token : undefined;
  }

  publicKeys(): QrKeysAnswer {
    const items = this.#pairs.map(({ mark, publicKey }) => ({
      mark,
      publicKey: publicKey.export({ format: 'jwk' }).x!,
    }));
    return { items, total: items.length };
  }
}

const keyMark = (kid: string): number => createHash('sha256').update(kid).digest().readUInt16BE(0);
