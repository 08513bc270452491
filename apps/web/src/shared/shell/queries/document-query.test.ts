import { describe, expect, it } from 'vitest';
import { describeFailure, ReadError, readErrorFrom } from '../../../platform/read-error.ts';
import { newerOf, retryDelay, shouldRetry } from './document-query.ts';

const documentAt = (asOf: string | null) => ({ asOf });

describe('a document', () => {
  it('is never replaced by an older one', () => {
    const shown = documentAt('2026-10-16T10:00:05-03:00');
    expect(newerOf(shown, documentAt('2026-10-16T13:00:04Z'))).toBe(shown);
    const newer = documentAt('2026-10-16T13:00:06Z');
    expect(newerOf(shown, newer)).toBe(newer);
    expect(newerOf(documentAt(null), newer)).toBe(newer);
  });

  it.each(Array.from({ length: 200 }, (_, index) => index + 400))(
    'C01: that fails with status %i is requested again only if that may help',
    (status) =>
      expect(shouldRetry(0, readErrorFrom(status, null))).toBe(
        [408, 409, 425, 429, 500, 502, 503, 504].includes(status),
      ),
  );

  it('C01, C02: is requested four times at most by the HTTP layer and the data layer together', () => {
    const busy = new ReadError(503, 'unavailable', 'e1');
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, busy))).toEqual([true, true, true, false]);
    expect(shouldRetry(0, new ReadError(403, 'forbidden', ''))).toBe(false);
  });

  it('C02: is requested again after one to thirty seconds, never earlier than the server asks for', () => {
    const busy = new ReadError(503, 'unavailable', '');
    for (let failures = 0; failures < 9; failures += 1) {
      const ceiling = Math.min(1000 * 2 ** failures, 30_000);
      const waited = retryDelay(failures, busy);
      expect(waited).toBeGreaterThanOrEqual(ceiling / 2);
      expect(waited).toBeLessThanOrEqual(ceiling);
    }
    expect(retryDelay(0, new ReadError(429, 'tooManyRequests', '', 20_000))).toBe(20_000);
  });
});

describe('a failure', () => {
  it('keeps code, status and number on its way from the server to the browser', () => {
    const error = readErrorFrom(503, { error: { code: 'unavailable', message: 'database', id: 'e-17' } });
    expect(describeFailure(new Error(error.message))).toEqual({ status: 503, code: 'unavailable', id: 'e-17' });
  });

  it('F1: of the browser itself has no status, so it is not called an internal server error', () => {
    expect(describeFailure(new TypeError('x is not a function'))).toEqual({ status: 0, code: 'unexpected', id: '' });
  });

  it('without an answer in our format is identified by its status', () => {
    expect(readErrorFrom(502, '<html>').code).toBe('unavailable');
    expect(readErrorFrom(404, null).code).toBe('notFound');
  });
});
