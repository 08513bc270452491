import { generateKeyPairSync, sign } from 'node:crypto';
import { qrBytes, writeQrToken } from '@podium/contract/qr-token';
import { expect, test, vi } from 'vitest';
import { checkScan } from './check-scan.ts';

const pair = generateKeyPairSync('ed25519');
const keys = [{ mark: 7, publicKey: pair.publicKey.export({ format: 'jwk' }).x! }];
const card = { mark: '00000000000000aa', name: 'Ana Lima', delegation: 'Bahia', role: 'Athlete', photo: null };
const doorList = { cards: [card], keys };

function scannedCode(code: string, { mark = 7, key = pair.privateKey } = {}): string {
  const token = { mark, code, endsAt: 0 };
  return `HTTPS://GAMES.EXAMPLE/Q/${writeQrToken(token, sign(null, qrBytes(token), key))}`;
}

test('a card is valid if it is signed and on the list', async () => {
  expect(await checkScan(scannedCode(card.mark), doorList)).toEqual({ state: 'valid', card });
  expect(await checkScan(scannedCode('00000000000000bb'), doorList)).toEqual({ state: 'noCard' });
});

test('a code with an invalid signature is refused, even for a person on the list', async () => {
  const other = generateKeyPairSync('ed25519').privateKey;
  expect(await checkScan(scannedCode(card.mark, { key: other }), doorList)).toEqual({ state: 'forged' });
  expect(await checkScan(scannedCode(card.mark, { mark: 8 }), doorList)).toEqual({ state: 'forged' });
  expect(await checkScan('https://evil.example/card', doorList)).toEqual({ state: 'noCode' });
  expect(await checkScan('', doorList)).toEqual({ state: 'noCode' });
});

test('a browser that cannot check signatures does not call a card valid', async () => {
  const importKey = vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new Error('NotSupportedError'));
  expect(await checkScan(scannedCode(card.mark), doorList)).toEqual({ state: 'unverified', card });
  importKey.mockRestore();
});
