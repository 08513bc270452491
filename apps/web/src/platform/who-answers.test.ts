import { servedBy } from '@podium/contract/served-by';
import { describe, expect, it } from 'vitest';
import { whoAnswers } from './who-answers.ts';

const answered = (headers: Record<string, string>, type: ResponseType = 'basic') =>
  whoAnswers(async () => Promise.resolve({ type, headers: new Headers(headers) }));

describe('C07: at the address of the server answers', () => {
  it('the server', async () => expect(await answered({ ...servedBy })).toBe('server'));
  it('another, with a page or data of its own', async () =>
    expect(await answered({ 'content-type': 'application/json' })).toBe('other'));
  it('another, that redirects to its sign-in page', async () =>
    expect(await answered({}, 'opaqueredirect')).toBe('other'));
  it('nobody without a network', async () =>
    expect(await whoAnswers(async () => Promise.reject(new TypeError('failed')))).toBe('nobody'));
});
