import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { errorCodes } from '@podium/contract/error-codes';
import { auditCsv } from './audit/audit-csv.ts';
import { phrases as auditPhrases } from './audit/phrases/en.ts';
import { currentNotice, notify, removeNotice } from './frame/notices.ts';
import { phrases as framePhrases } from './frame/phrases/en.ts';
import { readListFilter, toDeskFilter } from './items/list-filter.ts';
import { parseTokens } from './look/tokens.ts';
import { phrases as todayPhrases } from './today/phrases/en.ts';
import { homePath, sectionsFor } from './sign-in/rights.ts';

const right = (role: 'admin' | 'manager' | 'publisher' | 'referee') =>
  ({ role, scope: 'games', scopeId: null }) as const;

describe('the menu', () => {
  it.each([
    [
      'admin',
      [
        'content',
        'media',
        'schedule',
        'results',
        'today',
        'feedback',
        'accessLog',
        'audit',
        'participants',
        'qrCodes',
        'trivia',
        'courses',
        'people',
        'erasures',
        'imports',
        'bundles',
        'switches',
        'firstGames',
      ],
    ],
    [
      'manager',
      [
        'schedule',
        'results',
        'today',
        'feedback',
        'accessLog',
        'audit',
        'participants',
        'qrCodes',
        'trivia',
        'courses',
        'firstGames',
      ],
    ],
    ['publisher', ['content', 'media', 'trivia']],
    ['referee', ['schedule', 'results']],
  ] as const)('a right as %s opens %j', (role, open) => {
    expect(sectionsFor([right(role)])).toEqual(open);
  });

  it('a right over one venue or sport opens only what can be divided', () => {
    const ofPart = (role: 'admin' | 'manager' | 'publisher' | 'referee', scope: 'venue' | 'discipline' | 'team') =>
      sectionsFor([{ role, scope, scopeId: 'X' }]);
    expect(ofPart('manager', 'venue')).toEqual(['schedule', 'results']);
    expect(ofPart('manager', 'discipline')).toEqual(['schedule', 'results', 'trivia']);
    expect(ofPart('manager', 'team')).toEqual([]);
    expect(ofPart('publisher', 'team')).toEqual(['content', 'media']);
    expect(ofPart('referee', 'venue')).toEqual(['schedule', 'results']);
  });

  it('a person begins with the first section that is open', () => {
    expect(homePath(new Set(sectionsFor([right('publisher')])), true)).toBe('/content');
    const ofVenue = { role: 'manager', scope: 'venue', scopeId: 'ARENA' } as const;
    expect(homePath(new Set(sectionsFor([ofVenue])), true)).toBe('/schedule');
    expect(homePath(new Set(), true)).toBe('/no-rights');
  });

  it('without Games, managers begin by setting them up', () => {
    expect(homePath(new Set(sectionsFor([right('manager')])), false)).toBe('/first-games');
    expect(homePath(new Set(sectionsFor([right('publisher')])), false)).toBe('/content');
  });
});

test('the address of a list asks the desk for its items', () => {
  const filter = readListFilter(new URLSearchParams('q=bus&sort=changed&direction=desc&page=3&pageSize=50'));
  expect(toDeskFilter(filter, 'pt')).toMatchObject({
    lang: 'pt',
    q: 'bus',
    sort: 'changed',
    direction: 'desc',
    from: 100,
    count: 50,
  });
});

test('an address that makes no sense shows the first page in the order of the app', () => {
  const filter = readListFilter(new URLSearchParams('sort=size&direction=up&page=-2&pageSize=100000'));
  expect(toDeskFilter(filter, 'en')).toMatchObject({ sort: 'order', direction: 'asc', from: 0, count: 25 });
});

test('messages appear one after another', () => {
  notify('Saved', { type: 'success' });
  notify('Not published', { type: 'error' });
  const saved = currentNotice()!;
  expect(saved).toMatchObject({ text: 'Saved', type: 'success' });
  removeNotice(saved.key);
  const refused = currentNotice()!;
  expect(refused).toMatchObject({ text: 'Not published', type: 'error' });
  removeNotice(refused.key);
  expect(currentNotice()).toBeUndefined();
});

test('an audit as CSV has no formula in it', () => {
  const entry = {
    entry: 7,
    type: 'content.publish',
    at: '2026-10-12T08:00:00-03:00',
    by: { id: 'a', username: '=cmd()' },
    byRole: 'publisher',
    reason: 'say "hello", twice',
    about: 'notice/storm',
    outcome: 'applied',
    before: null,
    after: { a: 1 },
  };
  const [, row] = auditCsv([entry]).split('\r\n');
  expect(row).toContain(`"'=cmd()"`);
  expect(row).toContain('"say ""hello"", twice"');
  expect(row).toContain('"{""a"":1}"');
});

test('the theme takes its colors from the tokens of the product', () => {
  const sheet = readFileSync(new URL('../../../packages/ui/src/tokens.css', import.meta.url), 'utf8');
  const { light, dark } = parseTokens(sheet);
  expect([light['accent'], dark['accent'], dark['gold']]).toEqual(['#0b5e73', '#6cc7db', '#e3b22b']);
});

test('every error of the server has a phrase', () => {
  expect(Object.keys(framePhrases.errors)).toEqual(expect.arrayContaining([...errorCodes]));
});

const server = new URL('../../server/src/', import.meta.url).pathname;
const readSource = (file: string): string => readFileSync(server + file, 'utf8');

test('every decision that the server knows has a name in the audit log', () => {
  const types = globSync('features/*/entries.ts', { cwd: server }).flatMap((file) =>
    [...readSource(file).matchAll(/^ {2}type: '([a-z.-]+)',$/gmu)].map(([, type]) => type!.replace('.', '-')),
  );
  expect(types).toContain('content-publish');
  expect(types.filter((type) => !(type in auditPhrases.type))).toEqual([]);
});

test('every alarm has a sentence', () => {
  const [, kinds = ''] = /export type AlarmKind =([^]*?;)\n\n/u.exec(readSource('alarms.ts')) ?? [];
  const names = [...kinds.matchAll(/\| '([a-z-]+)'/gu)].map(([, name]) => name!);
  expect(names).toContain('feed-stuck');
  expect(names.filter((name) => !(name in todayPhrases.alarm))).toEqual([]);
});
