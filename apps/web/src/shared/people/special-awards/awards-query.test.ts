import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { ReadError } from '../../../platform/read-error.ts';
import { queries } from '../../shell/queries/queries.ts';
import { isChosen, specialAwardsOf } from './awards-query.ts';
import type { SpecialAward } from '@podium/contract';

const read = vi.hoisted(() => vi.fn<(path: string) => Promise<unknown>>());
vi.mock('../../../platform/read.ts', () => ({ read }));

const award = (id: string, own: Partial<Pick<SpecialAward, 'discipline' | 'winners' | 'delegations'>>) => ({
  id,
  discipline: null,
  winners: [],
  delegations: [],
  ...own,
});
const winner = { id: '7', organisation: { code: 'BAH' } } as SpecialAward['winners'][number];
const all = [
  award('best', { discipline: { key: 'hbl', code: 'HBL', name: 'Handball' }, winners: [winner] }),
  award('fair', { delegations: [{ code: 'BAH', name: 'Bahia', flag: null }] }),
  award('open', {}),
];
const chosen = (filter: Parameters<typeof isChosen>[1]) =>
  all.filter((one) => isChosen(one, filter)).map(({ id }) => id);

describe('special awards without a network', () => {
  it('are chosen by sport, by winner, by delegation, or as those of the whole Games', () => {
    expect(chosen({})).toEqual(['best', 'fair', 'open']);
    expect(chosen({ discipline: 'hbl' })).toEqual(['best']);
    expect(chosen({ winner: '7' })).toEqual(['best']);
    expect(chosen({ delegation: 'BAH' })).toEqual(['best', 'fair']);
    expect(chosen({ scope: 'games' })).toEqual(['fair', 'open']);
  });

  it('come from the kept list of all, and are none without it: the page does not fail', async () => {
    read.mockImplementation(async (path) => {
      if (path.includes('winner')) throw new ReadError(0, 'offline', '');
      return { items: all, total: 3, asOf: null, keys: ['content'] };
    });
    const client = new QueryClient();
    const { items, total } = await client.query(specialAwardsOf('en', { winner: '7' }));
    expect([items.map(({ id }) => id), total]).toEqual([['best'], 1]);
    read.mockRejectedValue(new ReadError(0, 'offline', ''));
    const empty = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    expect(await empty.query(specialAwardsOf('en', { winner: '7' }))).toMatchObject({ items: [], total: 0 });
  });

  it('fail with the server, so that they are requested again', async () => {
    read.mockRejectedValue(new ReadError(404, 'notFound', ''));
    const client = new QueryClient();
    await expect(client.query({ ...specialAwardsOf('en', { winner: '8' }), retry: false })).rejects.toMatchObject({
      status: 404,
    });
    expect(client.getQueryData(queries.specialAwards('en', { winner: '8' }).queryKey)).toBeUndefined();
  });
});
