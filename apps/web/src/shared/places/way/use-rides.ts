import { directRides } from '@podium/contract/direct-rides';
import type { DirectRide } from '@podium/contract/direct-rides';
import { addDays } from '@podium/games';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { PointAnswer } from '@podium/contract';
import type { LogicalDay } from '@podium/games';
import { usePage } from '../../shell/page-context.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { useGames } from '../../shell/use-games.ts';
import { nearStops, sharedLines } from './near-stops.ts';

const maxLines = 6;
const maxRides = 3;

interface Rides {
  /** Undefined while loading. */
  rides?: readonly DirectRide[];
  /** No line stops near both places. */
  hasNoLine: boolean;
  isFailed: boolean;
}

/** The next direct rides by the clock of the Games. Tomorrow's timetable is loaded only when today's runs out. */
export function useRides(start: PointAnswer, destination: PointAnswer): Rides {
  const { language } = usePage();
  const { today, now } = useGames();
  const { data: transport, isError } = useQuery(queries.transport(language));
  const [before, after] = [start, destination].map((point) => (transport ? nearStops(transport.stops, point) : []));
  const lines = sharedLines(before!, after!, maxLines);
  const documentsOf = (day: string) => lines.map((id) => queries.transportLine(language, { id, day }));
  const first = useQueries({ queries: documentsOf(today) });
  const isLoaded = first.every(({ isPending }) => !isPending);
  const walks = (stops: typeof before) => stops!.map(({ stop: { id }, walk }) => ({ id, walk }));
  const find = (found: typeof first) =>
    directRides(
      found.flatMap(({ data }) => data ?? []),
      walks(before),
      walks(after),
      now.getTime(),
    );
  const todayRides = find(first);
  const isRunOut = isLoaded && todayRides.length === 0;
  const second = useQueries({
    queries: isRunOut ? documentsOf(addDays(today as LogicalDay, 1)) : [],
  });
  const isSettled = transport !== undefined && isLoaded && second.every(({ isPending }) => !isPending);
  return {
    rides: isSettled ? (isRunOut ? find(second) : todayRides).slice(0, maxRides) : undefined,
    hasNoLine: transport !== undefined && lines.length === 0,
    isFailed: (isError && !transport) || (lines.length > 0 && first.every((one) => one.isError && !one.data)),
  };
}
