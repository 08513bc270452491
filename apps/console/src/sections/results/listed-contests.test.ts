import type { ListedContest } from '@podium/contract';
import { describe, expect, it } from 'vitest';
import { belongingText, contestGroups, listedRounds } from './listed-contests.ts';

const named = (name: string) => ({ id: name, name });

const match = (changed: Partial<ListedContest> = {}): ListedContest => ({
  unit: named('Women’s doubles · Quarterfinal 1'),
  event: named('Women’s doubles'),
  round: named('Women’s doubles · Quarterfinals'),
  discipline: named('Badminton'),
  venue: null,
  start: null,
  status: 'SCHEDULED',
  sides: ['Minas Gerais', 'Bahia'],
  told: '',
  hasFeed: false,
  mayEnter: true,
  ...changed,
});

describe('the list of results', () => {
  it('starts with contests to confirm and ends with contests that need no more work', () => {
    const items = (['OFFICIAL', 'START_LIST', 'RUNNING', 'UNOFFICIAL', 'CANCELLED'] as const).map((status) => ({
      status,
      hasFeed: false,
    }));
    const fed = { status: 'UNOFFICIAL' as const, hasFeed: true };
    expect(
      contestGroups([...items, fed]).map(({ name, items: members }) => [name, ...members.map(({ status }) => status)]),
    ).toEqual([
      ['toConfirm', 'UNOFFICIAL'],
      ['on', 'RUNNING'],
      ['toCome', 'START_LIST'],
      ['done', 'OFFICIAL', 'CANCELLED', 'UNOFFICIAL'],
    ]);
  });

  it('offers a round on one page until its last contest needs no more work, and names sport, event and round once', () => {
    const done = { status: 'OFFICIAL' as const, round: named('Women’s doubles · Round of 16') };
    expect(listedRounds([match(done), match(done), match({ status: 'OFFICIAL' }), match()])).toEqual([
      { unit: match().unit.id, name: 'Badminton · Women’s doubles · Quarterfinals', count: 2 },
    ]);
  });

  it('says where a contest belongs without repeating what its line says already', () => {
    const race = { sides: [], event: named('100 m'), discipline: named('Athletics') };
    expect([
      belongingText(match()),
      belongingText(match({ ...race, unit: named('100 m · Final') })),
      belongingText(match({ ...race, unit: named('Heat 1') })),
      belongingText(match({ ...race, unit: named('100 meters · Final') })),
      belongingText(match({ ...race, event: null, discipline: null })),
    ]).toEqual([
      'Badminton · Women’s doubles · Quarterfinal 1',
      'Athletics',
      'Athletics · 100 m',
      'Athletics · 100 m',
      '',
    ]);
  });
});
