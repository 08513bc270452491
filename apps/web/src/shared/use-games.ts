import { useSuspenseQuery } from '@tanstack/react-query';
import { formattersFor } from '@podium/i18n';
import { createContext, useContext } from 'react';
import { logicalDay } from './games-time.ts';
import { usePage } from './page-context.tsx';
import { queries } from './queries/queries.ts';
import type { GamesAnswer } from '@podium/contract';
import type { Formatters } from '@podium/i18n';

/** A time zone that clocks are read in, where a person asked for another than the Games'. */
export const ZoneContext = createContext<string | undefined>(undefined);

/** The Games, their clock and their formats; the screen's loader has read them. */
export function useGames(): { games: GamesAnswer; format: Formatters; zone: string; today: string; now: Date } {
  const { language, definition, now } = usePage();
  const { data: games } = useSuspenseQuery(queries.games(language));
  const zone = useContext(ZoneContext) ?? games.timeZone;
  return { games, format: formattersFor(definition, zone), zone, today: logicalDay(now, games), now };
}
