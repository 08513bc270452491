import type { DoorCards, QrKeysAnswer } from '@podium/contract';
import { readQrToken } from '@podium/contract/qr-token';

type DoorCard = DoorCards['items'][number];

/**
 * `noCode`: not a code of ours by its form; `forged`: no valid signature; `noCard`: signed, but no card of these Games,
 * such as a meal ticket; `unverified`: the browser cannot check signatures.
 */
export type ScanVerdict = { state: 'noCode' | 'forged' | 'noCard' } | { state: 'valid' | 'unverified'; card: DoorCard };

/** Data for checking cards at a door without a network. */
export interface DoorList {
  cards: readonly DoorCard[];
  keys: QrKeysAnswer['items'];
}

/** Judges a scanned text by what the door has loaded. @param text address or token, as a scanner types it */
export async function checkScan(text: string, { cards, keys }: DoorList): Promise<ScanVerdict> {
  const read = readQrToken(text);
  if (!read) return { state: 'noCode' };
  const isSigned = await verify(read, keys);
  if (isSigned === false) return { state: 'forged' };
  const card = cards.find(({ mark }) => mark === read.token.code);
  if (!card) return { state: 'noCard' };
  return { state: isSigned ? 'valid' : 'unverified', card };
}

type Read = NonNullable<ReturnType<typeof readQrToken>>;

/** @returns undefined if the browser has no Ed25519 */
async function verify({ token, signed, signature }: Read, keys: DoorList['keys']): Promise<boolean | undefined> {
  for (const { mark, publicKey } of keys) {
    if (mark !== token.mark) continue;
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKey };
    // Browsers without Ed25519 refuse the import with an error.
    const key = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']).catch(() => undefined);
    if (!key) return undefined;
    if (await crypto.subtle.verify('Ed25519', key, bytes(signature), bytes(signed))) return true;
  }
  return false;
}

const bytes = (view: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(view);
