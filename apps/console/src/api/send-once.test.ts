import { expect, test } from 'vitest';
import { createSendOnce } from './send-once.ts';
import type { SendOnce } from './send-once.ts';

/** A server that fails some requests after it has received them. */
function recorder(): {
  sendOnce: SendOnce;
  sent: string[];
  failNext: () => void;
  send: (body: { nonce: string }) => Promise<string>;
} {
  let count = 0;
  let fails = false;
  const sent: string[] = [];
  return {
    sendOnce: createSendOnce(() => `nonce-${(count += 1)}`),
    sent,
    failNext: () => {
      fails = true;
    },
    send: async ({ nonce }) => {
      sent.push(nonce);
      if (fails) {
        fails = false;
        throw new Error('offline');
      }
      return 'stored';
    },
  };
}

test('a decision that failed and is sent again unchanged is stored once', async () => {
  const { sendOnce, sent, failNext, send } = recorder();
  failNext();
  await expect(sendOnce({ isOn: true, reason: 'storm' }, send)).rejects.toThrow('offline');
  expect(await sendOnce({ isOn: true, reason: 'storm' }, send)).toBe('stored');
  expect(sent).toEqual(['nonce-1', 'nonce-1']);
});

test('a decision that failed and was changed is sent as a new one', async () => {
  const { sendOnce, sent, failNext, send } = recorder();
  failNext();
  await expect(sendOnce({ level: 'basic' }, send)).rejects.toThrow('offline');
  await sendOnce({ level: 'number' }, send);
  expect(sent).toEqual(['nonce-1', 'nonce-2']);
});

test('the same decision is sent as a new one after the first was stored', async () => {
  const { sendOnce, sent, send } = recorder();
  await sendOnce({ field: 'rank' }, send);
  await sendOnce({ field: 'rank' }, send);
  expect(sent).toEqual(['nonce-1', 'nonce-2']);
});
