import { describe, expect, test } from 'vitest';
import { exampleBytes, exampleNames, hostileExample } from '../testing/example-files.ts';
import { utf8 } from '../testing/message-text.ts';
import { refusal } from '../testing/refusal.ts';
import { readEnvelope } from './read-envelope.ts';
import { readMessage } from './read-message.ts';

const given = {
  CompetitionCode: 'YG2026',
  DocumentCode: 'SWMW200MFR------------FNL-000100--',
  DocumentType: 'DT_RESULT',
  Version: '6',
  FeedFlag: 'P',
  Date: '2026-10-12',
  Time: '181204120',
};

function startTag(changes: Record<string, string | undefined> = {}): string {
  const attributes = Object.entries({ ...given, ...changes }).filter(([, value]) => value !== undefined);
  return `<OdfBody ${attributes.map(([name, value]) => `${name}="${value}"`).join(' ')}>`;
}

const envelopeOf = (changes?: Record<string, string | undefined>) => readEnvelope(utf8(startTag(changes)));
const refusalOf = (text: string) => refusal(() => readEnvelope(utf8(text)));

describe('the envelope', () => {
  test('is what OdfBody says', () => {
    expect(readEnvelope(exampleBytes('messages/play-by-play-hbl-period-h1.xml'))).toEqual({
      competitionCode: 'YG2026',
      documentCode: 'HBLMTEAM7-------------GPA-000100--',
      documentSubcode: 'H1',
      documentType: 'DT_PLAY_BY_PLAY',
      documentSubtype: 'ACTION',
      version: 9,
      resultStatus: 'LIVE',
      feedFlag: 'P',
      date: '2026-10-11',
      time: '165712000',
      logicalDate: '2026-10-11',
      source: 'ARNHBL1',
    });
  });

  test('is the same as the whole reader sees, in every example', () => {
    for (const name of exampleNames().filter((each) => each !== hostileExample)) {
      const bytes = exampleBytes(name);
      expect([name, readEnvelope(bytes)]).toEqual([name, readMessage(bytes).envelope]);
    }
  });

  test('is read past a DOCTYPE, of which nothing is expanded', () => {
    expect(readEnvelope(exampleBytes(hostileExample)).version).toBe(99);
  });

  test('is read past byte order mark, comments and processing instructions', () => {
    const prolog = `\uFEFF<?xml version="1.0"?>\r\n<!-- <OdfBody> ${'x'.repeat(3000)} --><?style a="b"?>\n`;
    expect(readEnvelope(utf8(prolog + startTag())).documentType).toBe('DT_RESULT');
  });

  test('is read without a look at what follows', () => {
    const broken = new Uint8Array([...utf8(startTag()), 0x3c, 0x3c, 0x26, 0xe9, 0x00]);
    expect(readEnvelope(broken).version).toBe(6);
  });

  test('takes a time with colons as nine digits', () => {
    expect(envelopeOf({ Time: '18:12:04.120' }).time).toBe('181204120');
  });

  test('takes version 0, and an empty attribute as absent', () => {
    expect(envelopeOf({ Version: '0', Language: '', DocumentSubcode: '' })).toMatchObject({
      version: 0,
      language: undefined,
      documentSubcode: undefined,
    });
  });
});

describe('an envelope is refused', () => {
  test.each(Object.keys(given))('without %s, by name', (name) => {
    for (const value of [undefined, '']) {
      const error = refusal(() => envelopeOf({ [name]: value }));
      expect(error.code).toBe('missing-attribute');
      expect(error.detail).toMatch(new RegExp(`^attribute ${name} is missing; expected `));
    }
  });

  test.each([
    ['Version', '-1', 'a whole number from 0'],
    ['Version', '1.5', 'a whole number from 0'],
    ['Version', '99999999999999999999', 'a whole number from 0'],
    ['FeedFlag', 'X', 'P or T'],
    ['Date', '20261012', 'YYYY-MM-DD'],
    ['Date', '2026-02-29', 'YYYY-MM-DD'],
    ['Date', '2026-13-01', 'YYYY-MM-DD'],
    ['LogicalDate', 'today', 'YYYY-MM-DD'],
    ['Time', '1812', 'hhmmssfff or hh:mm:ss.fff'],
    ['Time', '240000000', 'hhmmssfff or hh:mm:ss.fff'],
    ['Time', '18:12:04', 'hhmmssfff or hh:mm:ss.fff'],
  ])('when %s is %s', (name, value, expected) => {
    const error = refusal(() => envelopeOf({ [name]: value }));
    expect(error.code).toBe('bad-attribute');
    expect(error.detail).toBe(`attribute ${name} is "${value}"; expected ${expected}`);
  });

  test('when the root is another, with its name and place', () => {
    const error = refusalOf('<?xml version="1.0"?>\n\n<html lang="en">');
    expect(error).toMatchObject({ code: 'wrong-root', line: 3, column: 16 });
    expect(error.message).toBe('line 3, column 16: root element html; expected OdfBody');
  });

  test('when a byte before the end of the start tag is not UTF-8, with its place', () => {
    const latin1 = Buffer.from(`<!-- ok -->\n${startTag({ Source: 'Estádio' })}`, 'latin1');
    const error = refusal(() => readEnvelope(latin1));
    expect(error.code).toBe('not-utf8');
    expect(latin1[12 + error.column! - 1]).toBe(0xe1);
    expect(error.line).toBe(2);
    expect(error.detail).toContain('byte 0xE1 at offset');
  });

  test('when it is not XML, or ends too early', () => {
    for (const text of ['', ' ', 'hello', '{"a":1}', '<OdfBody', startTag().slice(0, -1), '<OdfBody a="1" a="2">']) {
      expect([text, refusalOf(text).code]).toEqual([text, 'not-xml']);
    }
  });

  test('when an attribute needs an entity of the DOCTYPE', () => {
    expect(refusalOf(`<!DOCTYPE OdfBody [<!ENTITY a "P">]>${startTag({ FeedFlag: '&a;' })}`).code).toBe('not-xml');
  });
});
