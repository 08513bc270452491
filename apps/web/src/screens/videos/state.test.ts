import { expect, it } from 'vitest';
import { durationText, videoGroups } from './state.ts';
import type { Video } from './state.ts';

const video = (id: string, state: Video['state'], day: string | null, key?: string) =>
  ({ id, state, day, discipline: key === undefined ? null : { key } }) as unknown as Video;
const videos = [
  video('a', 'live', '2026-11-20', 'swm'),
  video('b', 'upcoming', '2026-11-21', 'ath'),
  video('c', 'upcoming', '2026-11-22'),
  video('d', 'recorded', '2026-11-19', 'ath'),
  video('e', 'recorded', '2026-11-19', 'swm'),
  video('f', 'recorded', '2026-11-18', 'swm'),
  video('g', 'recorded', null),
];

it('S15: videos are grouped by state, and recordings by day', () => {
  const groups = videoGroups(videos, {});
  expect(groups.map((group) => [group.state, group.day, group.videos.map(({ id }) => id).join('')])).toEqual([
    ['live', null, 'a'],
    ['upcoming', null, 'bc'],
    ['recorded', '2026-11-19', 'de'],
    ['recorded', '2026-11-18', 'f'],
    ['recorded', null, 'g'],
  ]);
});

it('S15: groups without videos of the chosen sport are omitted', () => {
  const groups = videoGroups(videos, { discipline: 'ath' });
  expect(groups.map((group) => group.videos.map(({ id }) => id).join(''))).toEqual(['b', 'd']);
});

it.each([
  [5, '0:05'],
  [760, '12:40'],
  [3723, '1:02:03'],
])('the duration of %i seconds is shown as %s', (seconds, text) => expect(durationText(seconds)).toBe(text));
