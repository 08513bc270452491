import { dayText } from '../../shared/search-text.ts';

export interface AmbassadorsSearch {
  date?: string;
}

export const readAmbassadorsSearch = (search: Record<string, unknown>): AmbassadorsSearch => ({
  date: dayText(search.date),
});

/** The day shown: the one asked for, else today, else the next with somebody available, else the last. */
export function shownDay(
  days: readonly { day: string }[],
  { asked, today }: { asked: string | undefined; today: string },
): string | undefined {
  const known = days.map(({ day }) => day);
  if (asked !== undefined) return asked;
  return known.find((day) => day >= today) ?? known.at(-1);
}

/** The next day with somebody available, for a day without. */
export const nextDay = (days: readonly { day: string }[], after: string): string | undefined =>
  days.find(({ day }) => day > after)?.day;
