import { expect, it } from 'vitest';
import { directRides } from './direct-rides.ts';
import type { TransportLine, TransportLineAnswer } from './main.ts';

const at = (time: string): string => `2026-10-12T${time}:00-03:00`;
const time = (instant: number): string => new Date(instant - 3 * 3_600_000).toISOString().slice(11, 16);

function line(id: string, stops: readonly string[], ...trips: (string | null)[][]) {
  const direction = {
    id: '0' as const,
    headsign: '',
    stops: stops.map((stop) => ({ id: stop, name: stop })),
    trips: trips.map((times, index) => ({
      id: `${id}${index}`,
      headsign: '',
      times: times.map((one) => (one === null ? null : at(one))),
      isExact: true,
    })),
  };
  return { line: { id } as TransportLine, directions: [direction] } satisfies Pick<
    TransportLineAnswer,
    'line' | 'directions'
  >;
}

const hotel = [{ id: 'hotel', walk: 3 }];
const pool = [
  { id: 'pool', walk: 2 },
  { id: 'park', walk: 12 },
];
const rides = (now: string, ...lines: ReturnType<typeof line>[]) =>
  directRides(lines, hotel, pool, Date.parse(at(now))).map(
    (ride) => `${ride.trip} ${time(ride.leaveAt)} ${ride.to.id} ${time(ride.arrivesAt)}`,
  );

const shuttle = line('S', ['hotel', 'park', 'pool'], ['08:00', '08:10', '08:30'], ['09:00', '09:10', '09:15']);

it('a ride has the times of leaving and arriving, including walks', () => {
  expect(rides('07:50', shuttle)).toEqual(['S0 07:57 park 08:22', 'S1 08:57 pool 09:17']);
});

it('a ride is listed until the minute in which to leave has passed', () => {
  expect(rides('07:57', shuttle)).toHaveLength(2);
  expect(rides('07:58', shuttle)).toEqual(['S1 08:57 pool 09:17']);
});

it('a line is no ride against its direction, past its last stop, or between stops that a trip skips', () => {
  expect(rides('07:00', line('back', ['pool', 'hotel'], ['08:00', '08:30']))).toEqual([]);
  expect(rides('07:00', line('skips', ['hotel', 'pool'], ['08:00', null], [null, '08:30']))).toEqual([]);
  expect(rides('07:00', line('else', ['hotel', 'airport'], ['08:00', '08:30']))).toEqual([]);
});

it('a slower ride that leaves no later is left out, and a night trip of two documents is listed once', () => {
  const slow = line('slow', ['hotel', 'pool'], ['08:00', '08:50']);
  expect(rides('07:50', slow, shuttle, shuttle)).toEqual(['S0 07:57 park 08:22', 'S1 08:57 pool 09:17']);
});
