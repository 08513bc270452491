import type { ScheduleDayAnswer } from '@podium/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
  // Days are read one after the other: usually, the next one has contests.
  const [count, setCount] = useState(1);
  const answers = useQueries({
    queries: ahead.slice(0, count).map((day) => queries.day(language, { day, venue: venueId })),
  }).map(({ data: answer }) => answer);
  const isThere = (item: ScheduleDayAnswer['items'][number]): boolean =>
    isListed(item) && item.type.startsWith('competition') && (!court || item.location?.id === court);
  const next = answers.find((answer) => answer?.items.some(isThere));
  const areRead = answers.every((answer) => answer !== undefined);
  if (!next && areRead && count < ahead.length) setCount(count + 1);
  return next;
}
