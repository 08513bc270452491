import { pushTypes } from '@podium/contract';
import { expect, test } from 'vitest';
import { features } from './features.gen.ts';
import type { FeatureKit } from './kit.ts';
import { allTopics, findTopic } from './push/topics.ts';
import { Offers } from './service.ts';

const offers = new Offers(features.flatMap((feature) => feature.offers?.({} as FeatureKit) ?? []));
const topics = allTopics({ all: (service) => offers.all(service) });

test('every notification type of a device belongs to exactly one topic', () => {
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
