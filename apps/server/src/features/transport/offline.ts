import { addDays } from '@podium/games';
import type { OfflinePlan } from '../../read-model/offline/plan.ts';

/** Stops and lines, with the departures of today and tomorrow. */
export const offline: OfflinePlan = async ({ path, read, venues, today }) => {
  const transport = await read('transport', {});
  const isInTimetable = (day: string): boolean =>
    (transport?.firstDay ?? '9') <= day && day <= (transport?.lastDay ?? '');
  return {
    places: [path('transport'), ...venues.map((venue) => path('transport', { venue }))],
    parts: [today, addDays(today, 1)].filter(isInTimetable).map((day) => ({
      name: `transport-${day}`,
      hasPeople: false,
      addresses: [
        ...(transport?.stops ?? []).map(({ id }) => path('transportStop', { id, day })),
        ...(transport?.lines ?? []).map(({ id }) => path('transportLine', { id, day })),
      ],
    })),
  };
};
