import { brotliDecompressSync } from 'node:zlib';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { packedBody } from './packed-body.ts';

/** A page that is being made: its end is in the hands of the test. */
function page(): { body: ReadableStream<Uint8Array>; fail: () => void; isCancelled: () => boolean } {
  let control: ReadableStreamDefaultController<Uint8Array>;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      control = controller;
      controller.enqueue(new TextEncoder().encode('<!doctype html>'));
    },
    cancel() {
      isCancelled = true;
    },
  });
  return { body, fail: () => control.error(new Error('Stream lifetime exceeded')), isCancelled: () => isCancelled };
}

function uncaught(): unknown[] {
  const found: unknown[] = [];
  const note = (error: unknown): void => void found.push(error);
  process.on('uncaughtException', note).on('unhandledRejection', note);
  onTestFinished(() => void process.off('uncaughtException', note).off('unhandledRejection', note));
  return found;
}

describe('a packed page', () => {
  test('is the page', async () => {
    const packed = packedBody(new Response('<!doctype html>').body!, 'br');
    const bytes = await new Response(packed).arrayBuffer();
    expect(brotliDecompressSync(Buffer.from(bytes)).toString()).toBe('<!doctype html>');
  });

  test.each(['br', 'gzip', 'identity'] as const)(
    'in %s is given up with its reader, and what it does then is nobody’s',
    async (encoding) => {
      const errors = uncaught();
      const { body, fail, isCancelled } = page();
      let ends = 0;
      await packedBody(body, encoding, () => ends++).cancel();
      await expect.poll(isCancelled).toBe(true);
      await expect.poll(() => ends).toBe(1);
      fail();
      await sleep(50);
      expect(errors).toEqual([]);
    },
  );

  test('that fails ends the answer of its reader', async () => {
    const errors = uncaught();
    const { body, fail } = page();
    const reading = new Response(packedBody(body, 'br')).arrayBuffer();
    await sleep(20);
    fail();
    await expect(reading).rejects.toThrow('Stream lifetime exceeded');
    await sleep(50);
    expect(errors).toEqual([]);
  });
});
