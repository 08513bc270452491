import { pushTypes } from '@podium/contract';
import { expect, test } from 'vitest';
import { contentTopics } from './content/push/topics.ts';
import { sportTopics } from './push/sport/topics.ts';
import { testTopic } from './push/test-topic.ts';
import { findTopic } from './push/topics.ts';

const topics = [...sportTopics, ...contentTopics, testTopic];

test('every type that a device switches on is announced by exactly one topic', () => {
  const announced = topics.flatMap(({ types }) => Object.keys(types));
  expect(announced.toSorted()).toEqual([...pushTypes, 'test'].toSorted());
});

test('no two topics share the name under which their announced states are stored', () => {
  const names = topics.map(({ name }) => name);
  expect([...new Set(names)]).toEqual(names);
});

test('quiet hours hold back everything but a danger and a test that the reader asked for', () => {
  const unit = 'SWMW200MFR------------FNL-000100';
  const ignoresQuietHours = (type: string, facts: object): boolean =>
    findTopic(topics, type)!.rules.ignoresQuietHours?.(facts) ?? false;
  expect([ignoresQuietHours('notice', { id: 'storm', isUrgent: true }), ignoresQuietHours('test', {})]).toEqual([
    true,
    true,
  ]);
  const held = [
    ['notice', { id: 'rain', isUrgent: false }],
    ['bulletin', { id: 'b2' }],
    ['start', { unit, startAt: 0 }],
    ['medal', { event: 'SWMW200MFR', medals: [] }],
  ] as const;
  expect(held.map(([type, facts]) => ignoresQuietHours(type, facts))).toEqual(held.map(() => false));
});
