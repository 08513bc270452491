import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OdfError } from '../odf-error.ts';
import { odfLimits } from '../odf-limits.ts';
import { exampleBytes, hostileExample } from '../testing/example-files.ts';
import { messageBytes, messageText, utf8 } from '../testing/message-text.ts';
import { refusal } from '../testing/refusal.ts';
import { readEnvelope } from './read-envelope.ts';
import { readMessage } from './read-message.ts';

const refusalCode = (bytes: Uint8Array) => refusal(() => readMessage(bytes)).code;
const codeInside = (inside: string, type = 'DT_RESULT') => refusalCode(messageBytes(type, inside));
const accepts = (inside: string, type = 'DT_RESULT') => !readMessage(messageBytes(type, inside)).isRetraction;

describe('a message is refused', () => {
  test('with a DOCTYPE, so that no entity is ever expanded', () => {
    expect(refusalCode(exampleBytes(hostileExample))).toBe('doctype');
    expect(refusalCode(utf8(`<!DOCTYPE OdfBody SYSTEM "file:///etc/passwd">${messageText('DT_RESULT', '')}`))).toBe(
      'doctype',
    );
    const lines = Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join('');
    const bomb = `<!DOCTYPE OdfBody [<!ENTITY a0 "ha">${lines}]>${messageText('DT_RESULT', '', '<Note>&a9;</Note>')}`;
    expect(refusalCode(utf8(bomb))).toBe('doctype');
  });

  test('with an undefined entity, also one named like a built-in property', () => {
    for (const entity of ['a', 'nbsp', 'constructor', '__proto__', '#0', '#xD800', '#x110000']) {
      expect([entity, codeInside(`<Odd>&${entity};</Odd>`)]).toEqual([entity, 'not-xml']);
    }
  });

  test('with a processing instruction, before the root or inside', () => {
    expect(refusalCode(utf8(`<?style href="x"?>${messageText('DT_RESULT', '')}`))).toBe('processing-instruction');
    expect(codeInside('<?php echo 1 ?>')).toBe('processing-instruction');
  });

  test('at depth 33, but not at 32', () => {
    const nest = (levels: number) => '<A>'.repeat(levels) + '</A>'.repeat(levels);
    expect(accepts(nest(odfLimits.depth - 2))).toBe(true);
    expect(codeInside(nest(odfLimits.depth - 1))).toBe('too-deep');
    expect(refusalCode(utf8('<OdfBody>'.repeat(200_000)))).toBe('missing-attribute');
  });

  test('with 200,001 elements, but not with 200,000', () => {
    expect(accepts('<A/>'.repeat(odfLimits.elements - 2))).toBe(true);
    expect(codeInside('<A/>'.repeat(odfLimits.elements - 1))).toBe('too-many-elements');
  });

  test('with 65 attributes on an element, but not with 64', () => {
    const attributes = (count: number) => Array.from({ length: count }, (_, index) => `a${index}=""`).join(' ');
    expect(accepts(`<Result ${attributes(64)}/>`)).toBe(true);
    expect(codeInside(`<Result ${attributes(65)}/>`)).toBe('too-many-attributes');
  });

  test('with a value, text or name over 64 KiB', () => {
    const long = 'x'.repeat(odfLimits.textLength);
    expect(accepts(`<Result Result="${long}"><Odd>${long}</Odd></Result>`)).toBe(true);
    expect(codeInside(`<Result Result="${long}x"/>`)).toBe('too-long');
    expect(codeInside(`<Odd>${long}x</Odd>`)).toBe('too-long');
    expect(codeInside(`<Odd>${long}<!-- -->x</Odd>`)).toBe('too-long');
    expect(codeInside(`<Odd><![CDATA[${long}x]]></Odd>`)).toBe('too-long');
    expect(codeInside(`<${long}x/>`)).toBe('too-long');
    expect(codeInside(`<Result ${long}x="1"/>`)).toBe('too-long');
  });

  test('but may have long indentation and a long base64 file', () => {
    const base64 = 'QUJD'.repeat(500_000);
    expect(readMessage(messageBytes('DT_PDF', `<PDFData>\n${base64}\n</PDFData>`)).body).toMatchObject({ base64 });
    expect(accepts(`<Result/>${' '.repeat(50_000)}`.repeat(3))).toBe(true);
  });

  test('after linear time, even with text mixed with elements', () => {
    const mixed = `${' '.repeat(60_000)}x${'<A/>'.repeat(190_000)}`;
    expect(accepts(`<Odd>${mixed}</Odd>`)).toBe(true);
    expect(accepts(`<PDFData>${' '.repeat(4_000_000)}x${'y<A/>'.repeat(190_000)}</PDFData>`, 'DT_PDF')).toBe(true);
  });

  test('over 8 MiB, or over the limit of the caller', () => {
    const head = messageText('DT_PDF', '<PDFData></PDFData>').length;
    const pad = (size: number) => messageBytes('DT_PDF', `<PDFData>${'A'.repeat(size - head)}</PDFData>`);
    expect(readMessage(pad(odfLimits.messageBytes)).body.kind).toBe('pdf');
    const error = refusal(() => readMessage(pad(odfLimits.messageBytes + 1)));
    expect(error.code).toBe('too-large');
    expect(error.message).toBe('the message has 8388609 bytes; expected at most 8388608');
    expect(refusal(() => readMessage(pad(2000), 1999)).code).toBe('too-large');
  });

  test('in latin-1, in UTF-16, or with a NUL', () => {
    const text = messageText('DT_RESULT', '', '<Note>Inês</Note>');
    const error = refusal(() => readMessage(Buffer.from(text, 'latin1')));
    expect(error).toMatchObject({ code: 'not-utf8', line: 1, column: text.indexOf('ê') + 1 });
    expect(refusalCode(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toBe('not-utf8');
    expect(refusalCode(Buffer.from(text.replace('ê', 'e'), 'utf16le'))).toBe('not-xml');
    expect(refusalCode(utf8(text.replace('ê', '\0')))).toBe('not-xml');
    expect(refusalCode(utf8(`<?xml version="1.1"?>${text.replace('ê', '&#1;')}`))).toBe('not-xml');
  });

  test('in broken UTF-8 of every form', () => {
    const forms = [
      [0x80],
      [0xc0, 0x80],
      [0xe0, 0x80, 0x80],
      [0xed, 0xa0, 0x80],
      [0xf0, 0x80, 0x80, 0x80],
      [0xf4, 0x90, 0x80, 0x80],
      [0xff],
    ];
    const start = utf8(messageText('DT_RESULT', '').replace('</OdfBody>', '<Note>'));
    for (const form of forms) {
      const error = refusal(() => readMessage(new Uint8Array([...start, ...form, ...utf8('</Note></OdfBody>')])));
      expect(error.detail).toContain(`at offset ${start.length} is not UTF-8`);
    }
    expect(refusal(() => readMessage(new Uint8Array([...start, 0xe2, 0x82]))).detail).toContain(
      `offset ${start.length}`,
    );
  });

  test('with two roots, text outside the root, a duplicate attribute, or a wrong end tag', () => {
    const text = messageText('DT_RESULT', '');
    for (const broken of [
      text + text,
      `${text}x`,
      `${text}&amp;`,
      text.replace('<Competition>', '<Competition Gen="1" Gen="2">'),
    ]) {
      expect(refusalCode(utf8(broken))).toBe('not-xml');
    }
    expect(codeInside('<A></B>')).toBe('not-xml');
    expect(codeInside('<A b=c/>')).toBe('not-xml');
  });

  test('with the position and the expected content', () => {
    const error = refusal(() => readMessage(utf8(messageText('DT_RESULT', '\n  <Result Rank="1" Rank="2"/>'))));
    expect(error.message).toBe('line 2, column 29: duplicate attribute: Rank; expected well-formed XML');
    expect(error.detail).toBe('duplicate attribute: Rank; expected well-formed XML');
  });

  test('if it is truncated at any byte', () => {
    const message = messageBytes(
      'DT_RESULT',
      '<Result Rank="1&amp;"><!-- é --><Odd><![CDATA[x]]>é</Odd></Result>',
      '<Note>🏅</Note>\n',
    );
    for (let length = 0; length < message.length; length += 1) {
      expect(refusal(() => readMessage(message.subarray(0, length)))).toBeInstanceOf(OdfError);
    }
    expect(readMessage(message).notes).toHaveLength(1);
  });
});

/** The message read, or the OdfError; any other error fails the test. */
function outcome(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof OdfError) return error;
    throw error;
  }
}

test('any bytes give a message or an OdfError', () => {
  const originals = ['messages/result-jud-contest.xml', 'base/24-schedule-vvo.xml', hostileExample].map((name) =>
    readFileSync(new URL(`../../examples/${name}`, import.meta.url)),
  );
  const mutation = fc.record({
    at: fc.nat(),
    byte: fc.oneof(fc.constantFrom(...Buffer.from('<>&"\'/!?[]= \n\0;#-')), fc.integer({ min: 0, max: 255 })),
    removed: fc.integer({ min: 0, max: 3 }),
  });
  const mutated = fc
    .tuple(fc.constantFrom(...originals), fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([original, mutations]) =>
      mutations.reduce((bytes, { at, byte, removed }) => {
        const place = at % bytes.length;
        return Buffer.concat([bytes.subarray(0, place), Buffer.from([byte]), bytes.subarray(place + removed)]);
      }, original),
    );
  fc.assert(
    fc.property(mutated, (bytes) => {
      for (const read of [readMessage, readEnvelope]) expect(outcome(() => read(bytes))).toBeTypeOf('object');
    }),
    { numRuns: 2000 },
  );
}, 20_000);
