import { servedBy } from '@podium/contract/served-by';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentFollows, replaceFollows } from '../../reader/follows.ts';
import { followChanges, mergeFollows, syncFollows } from './follow-sync.ts';
import type { Follow } from '../../reader/follows.ts';

const ana: Follow = { kind: 'athlete', id: '1042' };
const saoPaulo: Follow = { kind: 'delegation', id: 'SP' };
const judo: Follow = { kind: 'discipline', id: 'jud' };

const kept = new Map<string, string>();
const fetched = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status, headers: servedBy }));
const sentRequests = () => fetched.mock.calls.map(([path, init]) => `${init?.method} ${path as string}`);

beforeEach(() => {
  kept.clear();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { documentElement: { classList: { toggle: () => undefined } } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  kept.set('podium-user', '{"loginType":"user"}');
  replaceFollows([]);
});
afterEach(() => void vi.unstubAllGlobals());

describe('the follows of a device and an account', () => {
  it('differ by added and removed follows', () => {
    expect(followChanges([ana, judo], [ana, saoPaulo])).toEqual([
      { method: 'DELETE', follow: judo },
      { method: 'PUT', follow: saoPaulo },
    ]);
    expect(followChanges([ana], [ana])).toEqual([]);
  });

  it('are merged on signing in', async () => {
    replaceFollows([ana]);
    answer({ items: [ana, judo] });
    await mergeFollows();
    expect(fetched.mock.calls[0]![1]?.body).toBe(JSON.stringify({ items: [ana] }));
    expect(currentFollows()).toEqual([ana, judo]);
  });

  it('are sent to the account once for each change, and later if a change could not be sent', async () => {
    answer({ items: [ana] });
    await mergeFollows();
    replaceFollows([ana, saoPaulo]);
    fetched.mockRejectedValueOnce(new TypeError('no network'));
    await syncFollows();
    answer({});
    await syncFollows();
    await syncFollows();
    replaceFollows([saoPaulo]);
    answer({});
    await syncFollows();
    const put = 'PUT /api/v1/me/follows/delegation/SP';
    expect(sentRequests().slice(1)).toEqual([put, put, 'DELETE /api/v1/me/follows/athlete/1042']);
  });

  it('are all sent except a change that the account refuses', async () => {
    answer({ items: [] });
    await mergeFollows();
    replaceFollows([ana, judo]);
    answer({ error: { code: 'unprocessable' } }, 422);
    answer({});
    await syncFollows();
    expect(sentRequests().slice(1)).toEqual([
      'PUT /api/v1/me/follows/athlete/1042',
      'PUT /api/v1/me/follows/discipline/jud',
    ]);
  });

  it('stay on the device of a visitor', async () => {
    answer({ items: [] });
    await mergeFollows();
    kept.set('podium-user', '{"loginType":"guest"}');
    replaceFollows([ana]);
    await syncFollows();
    expect(sentRequests()).toHaveLength(1);
  });
});
