import { describe, expect, test } from 'vitest';
import { readMessage } from '@podium/odf';
import type { JournalRow } from '../journal.ts';
import { readRows } from './read-rows.ts';

const envelope =
  'CompetitionCode="YG2026" DocumentCode="SWMW200MFR------------FNL-000100--" DocumentType="DT_RESULT" Version="1" ResultStatus="LIVE" FeedFlag="P" Date="2026-10-12" Time="181204120" LogicalDate="2026-10-12" Source="A"';
const line = (index: number): string =>
  `<Result ResultType="TIME" Result="2:0${index % 10}.31" SortOrder="${index + 1}"><Competitor Code="71${index}" Type="A"/></Result>`;
const xml = (lines: number, end = '</Competition></OdfBody>'): Buffer =>
  Buffer.from(
    `<OdfBody ${envelope}><Competition>${Array.from({ length: lines }, (_, index) => line(index)).join('')}${end}`,
  );
const row = (bytes: Buffer): JournalRow => ({
  id: 1,
  feedFlag: 'P',
  kind: 'odf',
  header: {} as JournalRow['header'],
  bytes,
  sha256: Buffer.alloc(32),
});

describe('a large message is read outside of the event loop', () => {
  test('gives the same rows as one that is read in place', async () => {
    const bytes = xml(4000);
    expect(bytes.length).toBeGreaterThan(256 * 1024);
    const [result] = await readRows([row(bytes)]);
    expect(result && 'message' in result && result.message).toEqual(readMessage(bytes));
  });

  test('and a fault is reported with line and column', async () => {
    const [result] = await readRows([row(xml(4000, '</Competition>'))]);
    expect(result && 'error' in result && [result.error.name, result.error.code]).toEqual(['OdfError', 'not-xml']);
    expect(result && 'error' in result && result.error.message).toMatch(/^line \d+, column \d+: /);
  });

  test('and other requests are served meanwhile', async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    await readRows([row(xml(40_000))]);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(5);
  });

  test('and many at once keep their order', async () => {
    const results = await readRows([row(xml(1)), row(xml(4000)), row(xml(2)), row(xml(5000))]);
    expect(
      results.map(
        (result) => 'message' in result && 'results' in result.message.body && result.message.body.results.length,
      ),
    ).toEqual([1, 4000, 2, 5000]);
  });
});
