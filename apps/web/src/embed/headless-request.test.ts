import { expect, it } from 'vitest';
import { readRequest } from './headless-request.ts';

it.each([
  [{ topic: 'live' }, '/api/v1/schedule/live?lang=en'],
  [{ topic: 'medals', lang: 'pt', discipline: 'swm' }, '/api/v1/medals?lang=pt&discipline=swm'],
  [{ topic: 'schedule', lang: 'ar' }, '/api/v1/schedule/days?lang=ar'],
  [
    { topic: 'schedule', day: '2026-10-12', delegation: 'SP' },
    '/api/v1/schedule/days/2026-10-12?lang=en&delegation=SP',
  ],
])('R20: a subscription to %j reads %s', (subscription, path) => {
  expect(readRequest({ type: 'podium-subscribe', ...subscription })).toMatchObject({ kind: 'subscribe', path });
});

it.each([
  [{ topic: 'weather' }, '"topic"'],
  [{ topic: 'live', lang: 'xx' }, '"lang"'],
  [{ topic: 'schedule', day: '../../me' }, '"day"'],
  [{ topic: 'medals', discipline: 7 }, '"discipline"'],
])('the request %j is refused, and the error names it', (subscription, field) => {
  const request = readRequest({ type: 'podium-subscribe', ...subscription });
  expect(request).toMatchObject({ kind: 'fault' });
  expect(JSON.stringify(request)).toContain(JSON.stringify(field).slice(1, -1));
});

it.each([null, 'podium-subscribe', { type: 'other', topic: 'live' }, []])(
  'the message %j is ignored by the widget',
  (message) => {
    expect(readRequest(message)).toBeUndefined();
  },
);
