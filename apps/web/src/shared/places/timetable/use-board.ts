import { nextDepartures } from '@podium/contract/next-departures';
import { addDays } from '@podium/games';
import { useQuery } from '@tanstack/react-query';
import { logicalDay } from '../../shell/games-time.ts';
import { usePage } from '../../shell/page-context.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { useGames } from '../../shell/use-games.ts';
import type { TransportDeparture, TransportLine } from '@podium/contract';
import type { LogicalDay } from '@podium/games';

interface Board {
  /** Rest of today; undefined while loading. */
  departures?: readonly TransportDeparture[];
  /** Set if fewer departures than requested are left today. */
  tomorrow?: TransportDeparture;
  lines: readonly TransportLine[];
  /** True if there were departures earlier today. */
  hadAny: boolean;
  isFailed: boolean;
  retry: () => void;
}

/** The next departures at a stop by the clock of the Games. Tomorrow is loaded only when today runs out. */
export function useBoard(stopId: string, max: number): Board {
  const { language } = usePage();
  const { games, today, now } = useGames();
  const first = useQuery(queries.transportStop(language, { id: stopId, day: today }));
  const atMost = first.data ? nextDepartures([first.data], now.getTime(), max) : [];
  const second = useQuery({
    ...queries.transportStop(language, { id: stopId, day: addDays(today as LogicalDay, 1) }),
    enabled: first.data !== undefined && atMost.length < max,
  });
  const documents = [first.data, second.data].filter((one) => one !== undefined);
  // One more than shown, so that the first of tomorrow is included.
  const found = nextDepartures(documents, now.getTime(), max + 1);
  const isToday = ({ at }: TransportDeparture) => logicalDay(new Date(at), games) === today;
  const left = found.filter(isToday);
  return {
    departures: first.data && left.slice(0, max),
    tomorrow: left.length <= max ? found.find((one) => !isToday(one)) : undefined,
    lines: documents.flatMap(({ lines }) => lines),
    hadAny: (first.data?.total ?? 0) > 0,
    isFailed: first.isError && !first.data,
    retry: () => void first.refetch(),
  };
}
