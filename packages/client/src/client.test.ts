import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './main.ts';
import { RetryBudget, retryAfterMs } from './retry.ts';

/** Answers requests in turn; a number is a status, with `Retry-After` if given. */
function fakeServer(...answers: (number | [status: number, retryAfter: string] | 'lost' | object)[]) {
  const requests: string[] = [];
  const fetchFrom = async (input: string | URL | Request): Promise<Response> => {
    const response = answers[requests.length] ?? 500;
    requests.push(input instanceof Request ? input.url : String(input));
    if (response === 'lost') throw new TypeError('fetch failed');
    if (typeof response === 'number') return failure(response);
    if (Array.isArray(response)) return failure(response[0], { 'retry-after': response[1] });
    return Response.json(response);
  };
  return { asked: requests, client: createClient('https://games.example', { lang: 'az', fetch: fetchFrom }) };
}

const failure = (status: number, headers: Record<string, string> = {}): Response =>
  Response.json({ error: { code: 'someCode', message: 'Some message.', id: 'abc' } }, { status, headers });

const start = Date.parse('2026-11-20T12:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('an address', () => {
  it('contains the parameters of the path, the language and the filters', async () => {
    const { asked: requests, client } = fakeServer({});
    await client.schedule('2026-11-20', { discipline: 'swm', venue: undefined });
    expect(requests).toEqual(['https://games.example/api/v1/schedule/days/2026-11-20?lang=az&discipline=swm']);
  });

  it('contains the keys of the stream encoded once, as the server expects', async () => {
    const { asked: requests, client } = fakeServer({});
    const keys = ['unit:SWMM100MFR------------HEAT000100', 'day:2026-11-20'];
    await client.changes({ keys }).next();
    expect(new URL(requests[0]!).searchParams.get('keys')).toBe(keys.join(','));
  });

  it('encodes the values in the path', async () => {
    const { asked: requests, client } = fakeServer({});
    await client.results('A/B ?');
    expect(requests).toEqual(['https://games.example/api/v1/units/A%2FB%20%3F?lang=az']);
  });
});

describe('a request', () => {
  it.each([
    ['no connection', 'lost'],
    ['status 429', 429],
    ['status 502', 502],
    ['status 503', 503],
    ['status 504', 504],
  ] as const)('is repeated after %s', async (_, fault) => {
    const { asked: requests, client } = fakeServer(fault, { rows: [] });
    const medals = client.medals();
    await vi.runAllTimersAsync();
    expect(await medals).toEqual({ rows: [] });
    expect(requests).toHaveLength(2);
  });

  it.each([400, 404, 500])('is not repeated after status %i', async (status) => {
    const { asked: requests, client } = fakeServer(status);
    await expect(client.medals()).rejects.toMatchObject({
      status,
      code: 'someCode',
      message: 'Some message.',
      id: 'abc',
    });
    expect(requests).toHaveLength(1);
  });

  it('is given up after four attempts', async () => {
    const { asked: requests, client } = fakeServer('lost', 'lost', 'lost', 'lost', {});
    const failure = client.medals().catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failure).toMatchObject({ status: 0, code: 'unreachable' });
    expect(requests).toHaveLength(4);
  });

  it('waits as long as the server asks for, plus a random time of up to half a second', async () => {
    const { asked: requests, client } = fakeServer([503, '7'], {});
    const medals = client.medals();
    await vi.advanceTimersByTimeAsync(7499);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await medals;
    expect(requests).toHaveLength(2);
  });

  it('is given up if the server asks for more than a minute', async () => {
    const { client } = fakeServer([503, '61'], {});
    await expect(client.medals()).rejects.toMatchObject({ status: 503 });
  });

  it('can be aborted by its signal', async () => {
    const { asked: requests, client } = fakeServer('lost', {});
    const controller = new AbortController();
    const failure = client.medals({}, { signal: controller.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1);
    controller.abort(new Error('no longer wanted'));
    expect(await failure).toEqual(new Error('no longer wanted'));
    expect(requests).toHaveLength(1);
  });
});

describe('retries', () => {
  it('are at most ten, and then a tenth of the requests that succeed', () => {
    const budget = new RetryBudget();
    const results = Array.from({ length: 11 }, () => budget.spend());
    expect(results).toEqual([...Array.from({ length: 10 }, () => true), false]);
    for (let request = 0; request < 11; request += 1) budget.earn();
    expect([budget.spend(), budget.spend()]).toEqual([true, false]);
  });
});

it.each([
  ['12', 12_000],
  ['Fri, 20 Nov 2026 12:00:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  [null, undefined],
])('the header Retry-After %o means %o ms', (header, expected) => {
  expect(retryAfterMs(header, start)).toBe(expected);
});
