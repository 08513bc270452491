import { redirect } from '@tanstack/react-router';
import { readReportsSearch } from './search.ts';

/** Sends on to the one address of a sport's reports, with what was chosen. */
export const toReportsOf = (discipline: string, search: Record<string, unknown>, statusCode: 301 | 302 = 302) =>
  redirect({
    to: '/{-$locale}/reports/$discipline',
    params: (now) => ({ ...now, discipline: discipline.toLowerCase() }),
    search: readReportsSearch(search),
    statusCode,
  });
