import { describe, expect, test } from 'vitest';
import { exampleBytes, exampleNames, hostileExample } from '../testing/example-files.ts';
import { messageBytes } from '../testing/message-text.ts';
import { readMessage, readUsableMessage } from './read-message.ts';

const read = (type: string, inside: string) => readUsableMessage(messageBytes(type, inside));
const person = (code: string) => `<Participant Code="${code}" FamilyName="A"/>`;

describe('leaves out a row with an unusable code, and reports its line', () => {
  test.each([
    ['empty', '', '""'],
    ['too long', 'x'.repeat(65), JSON.stringify('x'.repeat(40))],
    ['with a blank', 'A B', '"A B"'],
    ['named like a member of every object', '__proto__', '"__proto__"'],
  ])('%s', (_why, code, value) => {
    const message = read('DT_PARTIC', `\n${person('1')}\n${person(code)}\n${person('3')}`);
    expect(message.body).toMatchObject({ participants: [{ code: '1' }, { code: '3' }] });
    expect(message.leftOut).toEqual([{ line: 3, field: 'Participant@Code', value, isRow: true }]);
  });

  test('leaves out a row without a code', () => {
    expect(read('DT_CODES', '<CodeSet/>').leftOut).toEqual([
      { line: 1, field: 'CodeSet@Code', value: '""', isRow: true },
    ]);
  });

  test('keeps a name without a language, which has the language of its message', () => {
    const { body, leftOut } = read('DT_CODES', '<CodeSet Code="A"><Language Description="a"/></CodeSet>');
    expect(body).toMatchObject({ rows: [{ code: 'A', texts: [{ language: '', description: 'a' }] }] });
    expect(leftOut).toBeUndefined();
  });

  test('keeps the line of a result, without its competitor', () => {
    const { body } = read('DT_RESULT', '<Result Rank="1"><Competitor Code="__proto__"/></Result>');
    expect(body).toMatchObject({ results: [{ rank: '1' }] });
    expect(body).not.toHaveProperty('results.0.competitor');
  });
});

describe('leaves out a single unusable value and keeps the rest of the row', () => {
  test.each([
    '0000-01-01T10:00:00Z',
    '2026-02-30T10:00:00Z',
    '2026-10-12T10:00:00+23:59',
    '9999-12-31T23:00:00Z',
    'soon',
  ])('such as a start of %s', (start) => {
    const { body, leftOut } = read('DT_SCHEDULE', `<Unit Code="A" StartDate="${start}" Order="2"/>`);
    expect(body).toMatchObject({ units: [{ code: 'A', order: '2' }] });
    expect(body).not.toHaveProperty('units.0.startDate');
    expect(leftOut).toEqual([{ line: 1, field: 'Unit@StartDate', value: JSON.stringify(start), isRow: false }]);
  });

  test('leaves out an invalid day of a medal and an invalid reference', () => {
    const medal = '<Medal Code="ME_GOLD" Date="2026-02-30"><Competitor Code="1" Organisation="a b"/></Medal>';
    const { body, leftOut } = read('DT_MEDALLISTS', medal);
    expect(body).toMatchObject({ medallists: [{ competitor: { code: '1' } }] });
    expect(body).not.toHaveProperty('medallists.0.date');
    expect(body).not.toHaveProperty('medallists.0.competitor.organisation');
    expect(leftOut?.map(({ field }) => field)).toEqual(['Medal@Date', 'Competitor@Organisation']);
  });

  test('keeps the columns of a code set', () => {
    const { body } = read('DT_CODES', '<CodeSet Code="A" Location="the hall" StartDate="soon"/>');
    expect(body).toMatchObject({ rows: [{ attributes: { Location: 'the hall', StartDate: 'soon' } }] });
  });
});

test('the examples are read completely, with nothing left out', () => {
  for (const name of exampleNames().filter((each) => each !== hostileExample)) {
    const bytes = exampleBytes(name);
    expect([name, readUsableMessage(bytes)]).toEqual([name, readMessage(bytes)]);
  }
});
