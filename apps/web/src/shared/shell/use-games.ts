import { formattersFor } from '@podium/i18n';
import { createContext, useContext } from 'react';
import { ReadError } from '../../platform/read-error.ts';
import { dateIn, logicalDay } from './games-time.ts';
import { useNow, usePage } from './page-context.tsx';
import type { GamesAnswer } from '@podium/contract';
import type { Formatters } from '@podium/i18n';

/** The Games, loaded once by the layout for everything inside. */
export const GamesContext = createContext<GamesAnswer | undefined>(undefined);

/** The time zone for displayed times, if the user chose one other than the Games'. */
export const ZoneContext = createContext<string | undefined>(undefined);

interface GamesFacts {
  games: GamesAnswer;
  format: Formatters;
  zone: string;
  /**
   * The date to show next to an instant; the day of the Games itself if no instant is known. Half past midnight belongs
   * to the day of the Games before, but is never shown with its date.
   */
  dayAt: (instant: string | Date | null | undefined, day: string) => string;
  /** `07:45` below the heading of its day, `Sat 07:45` if the date on the reader's clock differs. */
  timeOn: (instant: string | Date, day: string) => string;
}

/** The Games and their formats, without the clock: for list rows. */
export function useGamesFacts(): GamesFacts {
  const { definition } = usePage();
  const games = useContext(GamesContext);
  const asked = useContext(ZoneContext);
  // The screen's loader has loaded or failed to load the Games; they are missing here only if the server is
  // unreachable.
  if (!games) throw import.meta.env.SSR ? new ReadError(503, 'unavailable', '') : new ReadError(0, 'offline', '');
  const zone = asked ?? games.timeZone;
  const format = formattersFor(definition, zone);
  const dayAt: GamesFacts['dayAt'] = (instant, day) => (instant ? dateIn(new Date(instant), zone) : day);
  const timeOn: GamesFacts['timeOn'] = (instant, day) => {
    const date = dayAt(instant, day);
    const time = format.time(instant);
    return date === day ? time : `${format.dayChip(date).weekday} ${time}`;
  };
  return { games, format, zone, dayAt, timeOn };
}

/** The Games, their clock and their formats. */
export function useGames(): GamesFacts & {
  /** The day of the Games. */
  today: string;
  /** Today's date in the displayed time zone. */
  readerToday: string;
  now: Date;
} {
  const facts = useGamesFacts();
  const now = useNow();
  const today = logicalDay(now, facts.games);
  return { ...facts, today, readerToday: facts.dayAt(now, today), now };
}
