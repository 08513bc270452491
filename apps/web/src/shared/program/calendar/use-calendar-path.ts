import type { CalendarFilter } from '@podium/contract';
import { paths } from '@podium/contract/paths';
import { contentLanguage } from '@podium/i18n';
import { usePage } from '../../shell/page-context.tsx';
import { useHidesResults } from '../../reader/veil.ts';

/**
 * Path of a calendar file in the reader's language. Calendar apps store the address, so it includes whether the reader
 * hides results.
 */
export function useCalendarPath(filter: CalendarFilter): string {
  const { language } = usePage();
  return paths.calendar(contentLanguage(language), filter, { isVeiled: useHidesResults() });
}
