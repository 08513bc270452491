import { servedBy } from '@podium/contract/served-by';
import { describe, expect, it } from 'vitest';
import { whoAnswers } from './who-answers.ts';

const makeResponse = (headers: Record<string, string>, type: ResponseType = 'basic') =>
  whoAnswers(async () => Promise.resolve({ type, headers: new Headers(headers) }));

describe('C07: the source of an answer', () => {
  it('is the server if the response has its header', async () =>
    expect(await makeResponse({ ...servedBy })).toBe('server'));
  it('is another host if the header is missing', async () =>
    expect(await makeResponse({ 'content-type': 'application/json' })).toBe('other'));
  it('is another host if it redirects', async () => expect(await makeResponse({}, 'opaqueredirect')).toBe('other'));
  it('is unknown if the request fails', async () =>
    expect(await whoAnswers(async () => Promise.reject(new TypeError('failed')))).toBe('nobody'));
});
