import { generateKeyPairSync, sign } from 'node:crypto';
import { qrBytes, writeQrToken } from '@podium/contract/qr-token';
import { expect, test, vi } from 'vitest';
import { checkScan } from './check-scan.ts';

const pair = generateKeyPairSync('ed25519');
const keys = [{ mark: 7, publicKey: pair.publicKey.export({ format: 'jwk' }).x! }];
const card = { mark: '00000000000000aa', name: 'Ana Lima', delegation: 'Bahia', role: 'Athlete', photo: null };
const door = { cards: [card], keys };

function scanned(code: string, { mark = 7, key = pair.privateKey } = {}): string {
  const token = { mark, code, endsAt: 0 };
  return `HTTPS://GAMES.EXAMPLE/Q/${writeQrToken(token, sign(null, qrBytes(token), key))}`;
}

test('a card is valid if it is signed and on the list', async () => {
  expect(await checkScan(scanned(card.mark), door)).toEqual({ state: 'valid', card });
  expect(await checkScan(scanned('00000000000000bb'), door)).toEqual({ state: 'noCard' });
});

test('a code with an invalid signature is refused, even for a person on the list', async () => {
  const other = generateKeyPairSync('ed25519').privateKey;
  expect(await checkScan(scanned(card.mark, { key: other }), door)).toEqual({ state: 'forged' });
  expect(await checkScan(scanned(card.mark, { mark: 8 }), door)).toEqual({ state: 'forged' });
  expect(await checkScan('https://evil.example/card', door)).toEqual({ state: 'noCode' });
  expect(await checkScan('', door)).toEqual({ state: 'noCode' });
});

test('a browser that cannot check signatures does not call a card valid', async () => {
  const importKey = vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new Error('NotSupportedError'));
  expect(await checkScan(scanned(card.mark), door)).toEqual({ state: 'unverified', card });
  importKey.mockRestore();
});
