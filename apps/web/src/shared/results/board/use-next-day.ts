import type { ScheduleDayAnswer } from '@podium/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { isListed } from '../../elements/item-state.ts';
import { usePage } from '../../shell/page-context.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { useGames } from '../../shell/use-games.ts';

interface NextDayOf {
  /** If omitted, the next day of the whole Games. */
  venueId: string | undefined;
  court: string | undefined;
  /** The venue or court has no contests today. Otherwise, the next day is not read. */
  isFree: boolean;
}

/** The next day with contests at a venue or court; undefined while it loads, and if there is none. */
export function useNextDay({ venueId, court, isFree }: NextDayOf): ScheduleDayAnswer | undefined {
  const { language } = usePage();
  const { today } = useGames();
  const { data } = useQuery({ ...queries.days(language), enabled: isFree });
  const ahead = isFree ? (data?.items ?? []).map(({ day }) => day).filter((day) => day > today) : [];
  const answers = useQueries({ queries: ahead.map((day) => queries.day(language, { day, venue: venueId })) });
  for (const { data: answer } of answers) {
    // An earlier day that is still loading may be the one.
    if (!answer) return undefined;
    const isThere = (item: ScheduleDayAnswer['items'][number]): boolean =>
      isListed(item) && item.type.startsWith('competition') && (!court || item.location?.id === court);
    if (answer.items.some(isThere)) return answer;
  }
  return undefined;
}
