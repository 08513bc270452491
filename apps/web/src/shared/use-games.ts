import { useSuspenseQuery } from '@tanstack/react-query';
import { formattersFor } from '@podium/i18n';
import { logicalDay } from './games-time.ts';
import { usePage } from './page-context.tsx';
import { queries } from './queries/queries.ts';
import type { GamesAnswer } from '@podium/contract';
import type { Formatters } from '@podium/i18n';

/** The Games, their clock and their formats; the screen's loader has read them. */
export function useGames(): { games: GamesAnswer; format: Formatters; today: string; now: Date } {
  const { language, definition, now } = usePage();
  const { data: games } = useSuspenseQuery(queries.games(language));
  return { games, format: formattersFor(definition, games.timeZone), today: logicalDay(now, games), now };
}
