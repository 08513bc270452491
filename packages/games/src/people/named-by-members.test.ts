import { expect, it } from 'vitest';
import { isNamedByMembers, membersBeside } from './named-by-members.ts';

it('H13: a couple whose name contains both full names is not listed a second time', () => {
  expect(isNamedByMembers('Wenjing SUI / Cong HAN', [{ name: 'SUI Wenjing' }, { name: 'HAN Cong' }])).toBe(true);
  expect(isNamedByMembers('Ebden / Peers', [{ name: 'EBDEN Matthew' }, { name: 'PEERS John' }])).toBe(false);
  expect(isNamedByMembers('Spain', [])).toBe(false);
});

it('members are listed next to any other team name', () => {
  const members = [{ name: 'EBDEN Matthew' }, { name: 'PEERS John' }];
  expect(membersBeside('Ebden / Peers', members)).toEqual(members);
  expect(membersBeside('Matthew EBDEN / John PEERS', members)).toEqual([]);
  expect(membersBeside('Spain')).toEqual([]);
});
