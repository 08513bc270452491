import { describe, expect, it } from 'vitest';
import { contestActs } from './contest-acts.ts';

const contest = {
  unit: { id: 'HEAT1' },
  event: { id: 'ATHW100M', name: '100 m' },
  start: '2026-11-20T09:00:00-03:00',
  status: 'START_LIST',
  isFed: false,
  mayEnter: true,
};
const addresses = { draws: '/first-games', schedule: '/schedule' };
const names = (change: object, open: Parameters<typeof contestActs>[1] = addresses): string[] =>
  contestActs({ ...contest, ...change }, open, '2026-11-20').map(({ name }) => name);

describe('acts of a contest', () => {
  it('link to the page of each act, with the event or the contest chosen', () =>
    expect(contestActs(contest, addresses, '2026-11-20')).toEqual([
      { name: 'enter', to: '/first-games?step=draw&q=100+m&event=ATHW100M&act=enter' },
      { name: 'replace', to: '/first-games?step=draw&q=100+m&event=ATHW100M&act=replace' },
      { name: 'move', to: '/schedule?day=2026-11-20&q=HEAT1&unit=HEAT1' },
      { name: 'postpone', to: '/schedule?day=2026-11-20&q=HEAT1&unit=HEAT1&status=POSTPONED' },
      { name: 'end', to: '/results/HEAT1?act=end' },
    ]));

  it('are limited to the sections that the user may open', () =>
    expect(names({}, { draws: undefined, schedule: undefined })).toEqual(['end']));

  it('a contest from a results system can only be moved in time or place, until it ends', () => {
    expect(names({ isFed: true })).toEqual(['move', 'postpone']);
    expect(names({ isFed: true, status: 'OFFICIAL' })).toEqual([]);
    expect(names({ status: 'OFFICIAL' })).toEqual(['enter', 'replace']);
  });
});
