import { expect, test } from 'vitest';
import { brokenText, disturbFeed, shiftClock } from './disturb-feed.ts';
import { withCorrections } from './feed-plan.ts';
import type { FeedMessage } from './feed-plan.ts';

const result = (unit: number, status = 'OFFICIAL'): string =>
  `<OdfBody CompetitionCode="X" DocumentCode="${unit}" DocumentType="DT_RESULT" Version="3" ResultStatus="${status}" Date="2026-11-20" Time="223011000"><Competition><Result Result="51.20"/></Competition></OdfBody>`;
const plan: FeedMessage[] = Array.from({ length: 40 }, (_, index) => ({
  dueMs: index * 100,
  text: result(index),
  discipline: index % 2 === 0 ? 'BKB' : 'SWM',
}));
const texts = (messages: readonly FeedMessage[]): string[] => messages.map(({ text }) => text).sort();

test('without disturbances the plan is sent as it is', () => {
  expect(disturbFeed(plan, {})).toEqual(plan);
});

test('duplicates have the bytes of the original, and never arrive before it', () => {
  const sent = disturbFeed(plan, { duplicate: { share: 1, times: 2 } });
  expect(texts(sent)).toEqual(texts([...plan, ...plan, ...plan]));
  for (const { text, dueMs } of plan)
    expect(Math.min(...sent.filter((message) => message.text === text).map((message) => message.dueMs))).toBe(dueMs);
});

test('reordered messages are the same ones, up to the configured time later', () => {
  const sent = disturbFeed(plan, { reorder: { share: 0.5, seconds: 2 } });
  expect(texts(sent)).toEqual(texts(plan));
  expect(sent.map(({ text }) => text)).not.toEqual(plan.map(({ text }) => text));
  for (const { text, dueMs } of sent) {
    const late = dueMs - plan.find((message) => message.text === text)!.dueMs;
    expect(late >= 0 && late <= 2000).toBe(true);
  }
});

test('each broken message is followed by the whole one', () => {
  const sent = disturbFeed(plan, { corrupt: { share: 1 } });
  expect(sent.map(({ isBroken = false }) => isBroken)).toEqual(plan.flatMap(() => [true, false]));
  expect(texts(sent.filter(({ isBroken }) => !isBroken))).toEqual(texts(plan));
});

test('an offline venue sends everything in order once it is back, and does not delay others', () => {
  const sent = disturbFeed(plan, { offline: { disciplines: ['BKB'], fromSecond: 1, toSecond: 3 } });
  const held = sent.filter(({ dueMs, discipline }) => discipline === 'BKB' && dueMs === 3000);
  expect(held.map(({ text }) => text)).toEqual(
    plan
      .filter(({ dueMs, discipline }) => discipline === 'BKB' && dueMs >= 1000 && dueMs <= 3000)
      .map(({ text }) => text),
  );
  expect(sent.filter(({ discipline }) => discipline === 'SWM')).toEqual(
    plan.filter(({ discipline }) => discipline === 'SWM'),
  );
});

test('a wrong clock changes date and time in the header, even past midnight', () => {
  expect(shiftClock(result(1), 3)).toContain(' Date="2026-11-21" Time="013011000"');
  expect(shiftClock(result(1), -2)).toContain(' Date="2026-11-20" Time="203011000"');
});

test.each([0, 0.001, 0.002, 0.5, 0.999])('a broken message is not a complete message (%d)', (part) => {
  const broken = brokenText(result(1), part);
  expect(broken.includes('\u0000') || broken.includes('<<') || !broken.endsWith('</OdfBody>')).toBe(true);
});

test('corrections are newer versions of official results sent before, with other marks', () => {
  const corrected = withCorrections([...plan, { dueMs: 5000, text: result(99, 'LIVE'), discipline: 'SWM' }], {
    count: 20,
    fromSecond: 2,
    seconds: 1,
  });
  const added = corrected.filter(({ text }) => !text.includes(' Version="3"'));
  expect(added.map(({ dueMs }) => dueMs)).toEqual(Array.from({ length: 20 }, (_, index) => 2000 + index * 50));
  expect(new Set(added.map(({ text }) => / Version="(\d+)"/u.exec(text)![1])).size).toBe(20);
  expect(added[0]!.text).toContain(' Result="51.30"');
  expect(() => withCorrections(plan, { count: 1, fromSecond: 0, seconds: 1 })).toThrow('no official result');
});
