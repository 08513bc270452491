import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documentTypes, OdfError, readEnvelope, readMessage, writeMessage } from './main.ts';
import { exampleBytes, exampleNames, hostileExample } from './testing/example-files.ts';
import { utf8 } from './testing/message-text.ts';
import { refusal } from './testing/refusal.ts';

const readableExamples = exampleNames().filter((name) => name !== hostileExample);

describe('the examples', () => {
  test('exist in large numbers', () => {
    expect(readableExamples.length).toBeGreaterThan(100);
  });

  test('are all read, except the one with a DOCTYPE', () => {
    const games = new Set(readableExamples.map((name) => readMessage(exampleBytes(name)).envelope.competitionCode));
    expect([...games].toSorted()).toEqual(['YG2026', 'YG2026-TR1']);
    expect(refusal(() => readMessage(exampleBytes(hostileExample))).code).toBe('doctype');
  });

  test('contain nothing unknown, except on purpose', () => {
    const odd = readableExamples.filter((name) => readMessage(exampleBytes(name)).unknown.size > 0);
    expect(odd).toEqual([
      'sequences/08-unknown-references/02-result-v2-unknown-irm-attribute-element.xml',
      'sequences/08-unknown-references/05-unknown-document-type.xml',
    ]);
  });

  test.each(readableExamples)('survive writing and reading again: %s', (name) => {
    const message = readMessage(exampleBytes(name));
    const text = writeMessage(message);
    const reread = readMessage(utf8(text));
    expect({ ...reread, unknown: undefined }).toEqual({ ...message, unknown: undefined });
    const unknownAttributes = [...message.unknown].filter(([path]) => path.includes('@'));
    expect([...reread.unknown]).toEqual(unknownAttributes);
    expect(writeMessage(reread)).toBe(text);
  });
});

function refusalCode(bytes: Uint8Array): string | undefined {
  try {
    readMessage(bytes);
    return undefined;
  } catch (error) {
    if (error instanceof OdfError) return error.code;
    throw error;
  }
}

describe('the samples of real feeds', () => {
  const folder = new URL('../../../../shared/odf/samples/', import.meta.url);

  test('are read or refused with an OdfError', ({ skip }) => {
    if (!existsSync(folder)) skip('skipped: ../shared/odf/samples is not here (local check only)');
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.xml'));
    const files = names.map((name) => readFileSync(new URL(name.split('/').map(encodeURIComponent).join('/'), folder)));
    const codes = files.map(refusalCode);
    const kinds = new Set(codes.filter((code) => code !== undefined));
    expect([...kinds].toSorted()).toEqual(['bad-attribute', 'missing-attribute', 'wrong-root']);
    const readableFiles = files.filter((_, index) => codes[index] === undefined);
    expect(readableFiles.length).toBeGreaterThan(files.length / 3);
    for (const bytes of readableFiles) {
      const message = readMessage(bytes);
      expect(readEnvelope(bytes)).toEqual(message.envelope);
      expect(readMessage(utf8(writeMessage(message))).body).toEqual(message.body);
    }
  });
});

test('every document type has a kind, and only the updates are patches', () => {
  const updates = [...documentTypes].filter(([, info]) => info.isUpdate).map(([type]) => type);
  expect(updates.toSorted()).toEqual(['DT_PARTIC_TEAMS_UPDATE', 'DT_PARTIC_UPDATE', 'DT_SCHEDULE_UPDATE']);
  expect(documentTypes.get('DT_RESULT')).toEqual({ kind: 'result', isUpdate: false });
});
