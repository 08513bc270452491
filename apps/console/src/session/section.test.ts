import type { Grant } from '@podium/contract';
import { expect, test } from 'vitest';
import { groupedSections, homePath, openSections } from './section.ts';
import type { Section } from './section.ts';

const makeSection = (name: string, facts: Partial<Section>): Section => ({
  name,
  order: 1,
  icon: '',
  address: `/${name}`,
  roles: ['admin'],
  pages: [],
  ...facts,
});
const sections = [
  makeSection('settings', { order: 4 }),
  makeSection('results', { order: 2, roles: ['manager', 'referee', 'admin'], parts: ['venue', 'discipline'] }),
  makeSection('news', { order: 3, roles: ['publisher', 'admin'], parts: ['team'] }),
  makeSection('today', { order: 1, roles: ['manager', 'admin'] }),
  makeSection('set-up', { order: 5, roles: ['manager', 'admin'], isFirstWithoutGames: true }),
];
const grant = (role: Grant['role'], scope: Grant['scope'] = 'games'): Grant => ({
  role,
  scope,
  scopeId: scope === 'games' ? null : 'X',
});
const open = (...grants: Grant[]): string[] => openSections(sections, grants).map(({ name }) => name);

test('a role opens the sections that name it, in menu order', () => {
  expect(open(grant('admin'))).toEqual(['today', 'results', 'news', 'settings', 'set-up']);
  expect(open(grant('referee'))).toEqual(['results']);
  expect(open(grant('referee'), grant('publisher'))).toEqual(['results', 'news']);
  expect(open()).toEqual([]);
});

test('a right for a part of the Games opens only sections that can be divided that way', () => {
  expect(open(grant('manager', 'venue'))).toEqual(['results']);
  expect(open(grant('manager', 'team'))).toEqual([]);
  expect(open(grant('publisher', 'team'))).toEqual(['news']);
});

test('a right for a kind opens the section of that kind, where people with no other right begin', () => {
  const photos = makeSection('photos', { order: 9, roles: ['publisher'], parts: ['kind'], kind: 'photo' });
  const content = makeSection('content', { order: 3, roles: ['publisher'], parts: ['kind'] });
  const kindGrant = (scopeId: string): Grant => ({ role: 'publisher', scope: 'kind', scopeId });
  const names = (grants: Grant[]): string[] => openSections([photos, content], grants).map(({ name }) => name);
  expect(names([kindGrant('photo'), kindGrant('album')])).toEqual(['content', 'photos']);
  expect(names([kindGrant('bulletin')])).toEqual(['content']);
  const home = (grants: Grant[]): string => homePath(openSections([photos, content], grants), grants, true);
  expect(home([kindGrant('photo'), kindGrant('album')])).toBe('/photos');
  expect(home([kindGrant('photo'), grant('publisher')])).toBe('/content');
  expect(home([kindGrant('bulletin')])).toBe('/content');
});

test('users start in their first section, or, before there are Games, in the one that sets them up', () => {
  const home = (role: Grant['role'], hasGames: boolean): string =>
    homePath(openSections(sections, [grant(role)]), [grant(role)], hasGames);
  expect(home('manager', true)).toBe('/today');
  expect(home('manager', false)).toBe('/set-up');
  expect(home('publisher', false)).toBe('/news');
  expect(homePath([], [], true)).toBe('/no-rights');
});

test('a section for one kind of content opens for a right over that kind, and for one over all of the Games', () => {
  const shifts = [makeSection('shifts', { roles: ['publisher'], parts: ['kind'], kind: 'volunteer-area' })];
  const isOpen = (scope: Grant['scope'], scopeId: string | null): boolean =>
    openSections(shifts, [{ role: 'publisher', scope, scopeId }]).length > 0;
  expect(isOpen('kind', 'volunteer-area')).toBe(true);
  expect(isOpen('kind', 'album')).toBe(false);
  expect(isOpen('team', 'volunteer-area')).toBe(false);
  expect(isOpen('games', null)).toBe(true);
});

test("the menu shows the group with the user's first task first, and sections without a group last", () => {
  const grouped = sections.map((section) =>
    section.name === 'news'
      ? { ...section, group: 'content' as const }
      : section.name === 'today'
        ? { ...section, group: 'day' as const }
        : section,
  );
  const names = (home: string): unknown[] =>
    groupedSections(grouped, home).map(({ name, sections: members }) => [name, ...members.map((one) => one.name)]);
  const operation = ['operation', 'settings', 'results', 'set-up'];
  expect(names('/today')).toEqual([['day', 'today'], ['content', 'news'], operation]);
  expect(names('/news')).toEqual([['content', 'news'], ['day', 'today'], operation]);
});
