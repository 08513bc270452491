import { formattersFor } from '@podium/i18n';
import { createContext, useContext } from 'react';
import { ReadError } from '../platform/read-error.ts';
import { logicalDay } from './games-time.ts';
import { useNow, usePage } from './page-context.tsx';
import type { GamesAnswer } from '@podium/contract';
import type { Formatters } from '@podium/i18n';

/** The Games, as the layout has read them once for all that stands inside. */
export const GamesContext = createContext<GamesAnswer | undefined>(undefined);

/** A time zone that clocks are read in, where a person asked for another than the Games'. */
export const ZoneContext = createContext<string | undefined>(undefined);

interface GamesFacts {
  games: GamesAnswer;
  format: Formatters;
  zone: string;
}

/** The Games and their formats, without their clock: for the rows of lists. */
export function useGamesFacts(): GamesFacts {
  const { definition } = usePage();
  const games = useContext(GamesContext);
  const asked = useContext(ZoneContext);
  // A screen's loader has read them, or failed: here they are missing only when the server could not be reached.
  if (!games) throw new ReadError(503, 'unavailable', '');
  const zone = asked ?? games.timeZone;
  return { games, format: formattersFor(definition, zone), zone };
}

/** The Games, their clock and their formats. */
export function useGames(): GamesFacts & { today: string; now: Date } {
  const facts = useGamesFacts();
  const now = useNow();
  return { ...facts, today: logicalDay(now, facts.games), now };
}
