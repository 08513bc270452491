import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { queries } from '../../shell/queries/queries.ts';
import { isChosen, keptAwards } from './awards-query.ts';
import type { SpecialAward } from '@podium/contract';

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
  it('are filtered on the device: by sport, by winner, by delegation, or those that belong to no sport', () => {
    expect(chosen({})).toEqual(['best', 'fair', 'open']);
    expect(chosen({ discipline: 'hbl' })).toEqual(['best']);
    expect(chosen({ winner: '7' })).toEqual(['best']);
    expect(chosen({ delegation: 'BAH' })).toEqual(['best', 'fair']);
    expect(chosen({ scope: 'games' })).toEqual(['fair', 'open']);
  });

  it('come from the kept list of all, and are none without it: the page does not fail', async () => {
    const client = new QueryClient();
    client.setQueryData(queries.specialAwards('en').queryKey, {
      items: all,
      total: 3,
      asOf: null,
      keys: ['content'],
    } as never);
    const { items, total } = await keptAwards(client, 'en', { winner: '7' });
    expect([items.map(({ id }) => id), total]).toEqual([['best'], 1]);
    expect(await keptAwards(new QueryClient(), 'en', { winner: '7' })).toMatchObject({ items: [], total: 0 });
  });
});
