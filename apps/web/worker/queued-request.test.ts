import { describe, expect, it } from 'vitest';
import { outcomeOf, refusalOf } from './queued-request.ts';

const error = (code: string, fault?: string) => ({
  error: { code, fields: fault === undefined ? undefined : [{ field: 'trivia', message: fault }] },
});

describe('a queued answer', () => {
  it.each([
    ['is sent', 201, {}, 0, 'sent'],
    ['waits while the server fails', 503, error('unavailable'), 0, 'later'],
    ['waits beyond a limit', 429, error('tooManyRequests'), 600, 'later'],
    ['waits until its person logs in again', 401, error('unauthorized'), 0, 'later'],
    ['waits while its first attempt is running', 409, error('conflict'), 1, 'later'],
    ['waits while too many scan the same code', 422, error('unprocessable', 'qrBusy'), 60, 'later'],
    ['is refused after the time limit', 422, error('unprocessable', 'tooLate'), 0, 'refused'],
    ['is refused if what it belongs to is gone', 404, error('notFound'), 0, 'refused'],
    ['is done if it was answered from another device', 409, error('conflict', 'alreadyAnswered'), 0, 'sent'],
  ])('%s', (_, status, json, retryAfter, state) => {
    expect(outcomeOf(status, json, retryAfter).state).toBe(state);
  });

  it('shows its refusal by the fault of a field, otherwise by the error', () => {
    expect(refusalOf(error('unprocessable', 'tooLate'))).toBe('tooLate');
    expect(refusalOf(error('notFound'))).toBe('notFound');
    expect(refusalOf(null)).toBe('unexpected');
  });
});
