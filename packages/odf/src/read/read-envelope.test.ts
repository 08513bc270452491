import { describe, expect, test } from 'vitest';
import { odfLimits } from '../odf-limits.ts';
import { exampleBytes, exampleNames, hostileExample } from '../testing/example-files.ts';
import { utf8 } from '../testing/message-text.ts';
import { refusal } from '../testing/refusal.ts';
import { readEnvelope } from './read-envelope.ts';
import { readMessage } from './read-message.ts';

const validAttributes = {
  CompetitionCode: 'YG2026',
  DocumentCode: 'SWMW200MFR------------FNL-000100--',
  DocumentType: 'DT_RESULT',
  Version: '6',
  FeedFlag: 'P',
  Date: '2026-10-12',
  Time: '181204120',
};

function startTag(changes: Record<string, string | undefined> = {}): string {
  const attributes = Object.entries({ ...validAttributes, ...changes }).filter(([, value]) => value !== undefined);
  return `<OdfBody ${attributes.map(([name, value]) => `${name}="${value}"`).join(' ')}>`;
}

const changedEnvelope = (changes?: Record<string, string | undefined>) => readEnvelope(utf8(startTag(changes)));
const envelopeRefusal = (text: string) => refusal(() => readEnvelope(utf8(text)));

describe('the envelope', () => {
  test('contains the attributes of OdfBody', () => {
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

  test('equals the envelope from the complete reader, in every example', () => {
    for (const name of exampleNames().filter((each) => each !== hostileExample)) {
      const bytes = exampleBytes(name);
      expect([name, readEnvelope(bytes)]).toEqual([name, readMessage(bytes).envelope]);
    }
  });

  test('is read after a document type declaration, which is never expanded', () => {
    expect(readEnvelope(exampleBytes(hostileExample)).version).toBe(99);
  });

  test('is read after a byte order mark, comments and processing instructions', () => {
    const prolog = `\uFEFF<?xml version="1.0"?>\r\n<!-- <OdfBody> ${'x'.repeat(3000)} --><?style a="b"?>\n`;
    expect(readEnvelope(utf8(prolog + startTag())).documentType).toBe('DT_RESULT');
  });

  test('is read without parsing the rest', () => {
    const broken = new Uint8Array([...utf8(startTag()), 0x3c, 0x3c, 0x26, 0xe9, 0x00]);
    expect(readEnvelope(broken).version).toBe(6);
  });

  test('converts a time with colons to nine digits', () => {
    expect(changedEnvelope({ Time: '18:12:04.120' }).time).toBe('181204120');
  });

  test('accepts version 0, and treats an empty attribute as absent', () => {
    expect(changedEnvelope({ Version: '0', Language: '', DocumentSubcode: '' })).toMatchObject({
      version: 0,
      language: undefined,
      documentSubcode: undefined,
    });
  });
});

describe('an envelope is refused', () => {
  test.each(Object.keys(validAttributes))('without %s, which the error names', (name) => {
    for (const value of [undefined, '']) {
      const error = refusal(() => changedEnvelope({ [name]: value }));
      expect(error.code).toBe('missing-attribute');
      expect(error.detail).toMatch(new RegExp(`^attribute ${name} is missing; expected `));
    }
  });

  test.each([
    ['Version', '-1', 'a whole number from 0 to 2147483647'],
    ['Version', '1.5', 'a whole number from 0 to 2147483647'],
    ['Version', '2147483648', 'a whole number from 0 to 2147483647'],
    ['Version', '99999999999999999999', 'a whole number from 0 to 2147483647'],
    ['FeedFlag', 'X', 'P or T'],
    ['Date', '20261012', 'YYYY-MM-DD of the years 1900 to 2999'],
    ['Date', '2026-02-29', 'YYYY-MM-DD of the years 1900 to 2999'],
    ['Date', '2026-13-01', 'YYYY-MM-DD of the years 1900 to 2999'],
    ['Date', '0000-01-01', 'YYYY-MM-DD of the years 1900 to 2999'],
    ['Date', '9999-12-31', 'YYYY-MM-DD of the years 1900 to 2999'],
    ['LogicalDate', 'today', 'YYYY-MM-DD of the years 1900 to 2999'],
    ['DocumentSubtype', '__proto__', 'at most 64 printable characters without blanks'],
    ['DocumentSubcode', 'two words', 'at most 64 printable characters without blanks'],
    ['ResultStatus', 'É', 'at most 64 printable characters without blanks'],
    ['Language', '&#10;', 'at most 64 printable characters without blanks'],
    ['Time', '1812', 'hhmmssfff or hh:mm:ss.fff'],
    ['Time', '240000000', 'hhmmssfff or hh:mm:ss.fff'],
    ['Time', '18:12:04', 'hhmmssfff or hh:mm:ss.fff'],
  ])('when %s is %s', (name, value, expected) => {
    const error = refusal(() => changedEnvelope({ [name]: value }));
    expect(error.code).toBe('bad-attribute');
    expect(error.detail).toBe(`attribute ${name} is "${value.replace('&#10;', '\\n')}"; expected ${expected}`);
  });

  test.each(['CompetitionCode', 'DocumentCode', 'DocumentType', 'DocumentSubtype', 'Language'])(
    'when %s is longer than a code can be',
    (name) => {
      expect(refusal(() => changedEnvelope({ [name]: 'X'.repeat(65) })).code).toBe('bad-attribute');
      expect(changedEnvelope({ [name]: 'X'.repeat(64) })).toBeDefined();
    },
  );

  test('with another root element, with its name and position', () => {
    const error = envelopeRefusal('<?xml version="1.0"?>\n\n<html lang="en">');
    expect(error).toMatchObject({ code: 'wrong-root', line: 3, column: 16 });
    expect(error.message).toBe('line 3, column 16: root element html; expected OdfBody');
  });

  test('with a byte that is not UTF-8 before the end of the start tag, with its position', () => {
    const latin1 = Buffer.from(`<!-- ok -->\n${startTag({ Source: 'Estádio' })}`, 'latin1');
    const error = refusal(() => readEnvelope(latin1));
    expect(error.code).toBe('not-utf8');
    expect(latin1[12 + error.column! - 1]).toBe(0xe1);
    expect(error.line).toBe(2);
    expect(error.detail).toContain('byte 0xE1 at offset');
  });

  test('if it is not XML or ends too early', () => {
    for (const text of ['', ' ', 'hello', '{"a":1}', '<OdfBody', startTag().slice(0, -1), '<OdfBody a="1" a="2">']) {
      expect([text, envelopeRefusal(text).code]).toEqual([text, 'not-xml']);
    }
  });

  test.each([
    ['a DOCTYPE that never ends', '<!DOCTYPE OdfBody [', '<!ENTITY a "'],
    ['white space', '', ' \n'],
    ['a comment that never ends', '<!--', '- '],
    ['a start tag that never ends', '<OdfBody ', 'a="" '],
    ['comments without end', '', '<!-- a -->'],
    ['a text that is no XML', '<', '<'],
  ])('when it begins with %s, after reading only its first bytes', (_what, start, piece) => {
    const text = start + piece.repeat(Math.ceil(odfLimits.messageBytes / piece.length));
    const bytes = utf8(text.slice(0, odfLimits.messageBytes));
    let maxOffset = 0;
    const watched = new Proxy(bytes, {
      get(target, name) {
        if (name !== 'subarray') return Reflect.get(target, name, target) as unknown;
        return (from: number, to: number) => {
          maxOffset = Math.max(maxOffset, to);
          return target.subarray(from, to);
        };
      },
    });
    expect(['too-long', 'not-xml', 'too-many-attributes']).toContain(refusal(() => readEnvelope(watched)).code);
    expect(maxOffset).toBe(odfLimits.headBytes);
    const started = performance.now();
    refusal(() => readEnvelope(bytes));
    expect(performance.now() - started).toBeLessThan(500);
  });

  test('if an attribute needs an entity of the DOCTYPE', () => {
    expect(envelopeRefusal(`<!DOCTYPE OdfBody [<!ENTITY a "P">]>${startTag({ FeedFlag: '&a;' })}`).code).toBe(
      'not-xml',
    );
  });
});
