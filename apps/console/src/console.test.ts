import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorCodes } from '@podium/contract/error-codes';
import { auditCsv } from './sections/audit/audit-csv.ts';
import { currentNotice, notify, removeNotice } from './frame/notices.ts';
import { phrases as framePhrases } from './frame/phrases/en.ts';
import { readListFilter, toDeskFilter } from './sections/content/list-filter.ts';
import { parseTokens } from './look/tokens.ts';

test('the address of a list selects the items that are requested', () => {
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

test('an invalid address shows the first page in the default order', () => {
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

test('an audit log exported as CSV contains no formulas', () => {
  const entry = {
    entry: 7,
    type: 'content.publish',
    at: '2026-10-12T08:00:00-03:00',
    by: { id: 'a', username: '=cmd()' },
    byRole: 'publisher',
    reason: 'say "hello", twice',
    about: 'notice/storm',
    subject: null,
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
