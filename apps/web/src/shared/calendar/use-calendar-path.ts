import type { CalendarFilter } from '@podium/contract';
import { paths } from '@podium/contract/paths';
import { contentLanguage } from '@podium/i18n';
import { usePage } from '../page-context.tsx';
import { useHidesResults } from '../veil/veil.ts';

/** Address of a calendar file in the reader's language. Calendars keep it, so it says whether their reader hides results. */
export function useCalendarPath(filter: CalendarFilter): string {
  const { language } = usePage();
  return paths.calendar(contentLanguage(language), filter, { isVeiled: useHidesResults() });
}
