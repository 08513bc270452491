/**
 * Visitors see that a contest was moved, its previous time and the reason; a delay on a field of play shifts its next
 * contests.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ScheduleDayAnswer, ScheduleItemAnswer, UnitAnswer } from '@podium/contract';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames(['base']);
});
afterAll(async () => games.stop());

const final = 'SWMW200MFR------------FNL-000100';
const update = 'sequences/05-update-before-bulk/01-schedule-update-v3-0905.xml';
const planned = '2026-10-12T18:04:00-03:00';
const venue = '<VenueDescription';
const because =
  '<ItemDescription Language="ENG">The pool is &lt;b&gt;closed&lt;/b&gt; by lightning</ItemDescription><VenueDescription';

const item = async (id = final): Promise<ScheduleItemAnswer> =>
  (await games.json<ScheduleDayAnswer>('/api/v1/schedule/days/2026-10-12')).items.find((item) => item.id === id)!;

test('a rescheduled contest keeps its first announced start and the reason, even while it runs', async () => {
  expect((await item()).change).toBeUndefined();
  const moved = { from: planned, reason: 'The pool is closed by lightning' };
  await games.send(update, { [venue]: because });
  expect(await item()).toMatchObject({ start: '2026-10-12T18:30:00-03:00', change: moved });
  await games.send(update, { '18:30:00': '19:15:00', '18:36:00': '19:21:00', 'Time="090500000"': 'Time="100500000"' });
  expect(await item()).toMatchObject({ start: '2026-10-12T19:15:00-03:00', change: { from: planned } });
  await games.send(update, {
    '18:30:00': '19:15:00',
    '18:36:00': '19:21:00',
    'Time="090500000"': 'Time="191700000"',
    RESCHEDULED: 'RUNNING',
    'StartDate="': 'ActualStartDate="2026-10-12T19:16:00-03:00" StartDate="',
  });
  expect((await games.json<UnitAnswer>(`/api/v1/units/${final}`)).change?.from).toBe(planned);
  const file = await (await games.get(`/calendar/unit-${final}.ics`)).text();
  expect(file.replaceAll('\r\n ', '')).toContain('Originally 2026-10-12 18:04');
});

test('while a contest runs late, the next one on its field has an estimated start next to its official one', async () => {
  const heat = (status: string, actual: string): Record<string, string> => ({
    'FNL-000100--': 'HEAT000100--',
    RESCHEDULED: status,
    'T18:30:00-03:00"': `T10:00:00-03:00" ActualStartDate="2026-10-12T${actual}-03:00"`,
    '18:36:00': '10:06:00',
    'Time="090500000"': 'Time="104000000"',
    'Medal="1"': 'Medal="0"',
  });
  const next = 'SWMW200MFR------------HEAT000200';
  const before = await item(next);
  expect(before.estimatedStart).toBeUndefined();
  await games.send(update, heat('RUNNING', '10:37:00'));
  expect(await item(next)).toMatchObject({ start: before.start, estimatedStart: '2026-10-12T10:45:00-03:00' });
});
