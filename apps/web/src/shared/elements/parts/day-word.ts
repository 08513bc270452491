import { dateIn } from '../../shell/games-time.ts';
import { useText } from '../../shell/page-context.tsx';
import { useGames } from '../../shell/use-games.ts';

const DAY_MS = 86_400_000;

type DayWord = (day: string, instant: string | null) => string;

/** The date of an instant, or the day of the Games if there is none: today, tomorrow or the date. */
export function useDayWord(): DayWord {
  const { format } = useGames();
  return useNearDay((date) => format.dateWithWeekday(date));
}

/** The short form: `Tue 24`. */
export function useShortDay(): DayWord {
  const { format } = useGames();
  return useNearDay((date) => {
    const { weekday, day } = format.dayChip(date);
    return `${weekday} ${day}`;
  });
}

/**
 * An instant near the Games: `Today, 14:30`, `Tue 24, 09:00`, outside the Games `Nov 2, 09:00`.
 *
 * @returns a function for an instant, or for a day, which has no time
 */
export function useDayTime(): (at: string) => string {
  const t = useText();
  const { games, format, zone, readerToday } = useGames();
  return (at) => {
    const isDay = /^\d{4}-\d{2}-\d{2}$/u.test(at);
    const date = isDay ? at : dateIn(new Date(at), zone);
    const { firstDay, lastDay } = games;
    const { weekday, day } = format.dayChip(date);
    const isWithinGames = firstDay !== null && lastDay !== null && date >= firstDay && date <= lastDay;
    const text = isWithinGames ? `${weekday} ${day}` : format.dateShort(date);
    const first = date === readerToday ? t('state.today') : text;
    return isDay ? first : t('shared.pair', { first, second: format.time(at) });
  };
}

function useNearDay(dateText: (date: string) => string): DayWord {
  const t = useText();
  const { dayAt, readerToday: today } = useGames();
  const tomorrow = new Date(Date.parse(`${today}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return (day, instant) => {
    const date = dayAt(instant, day);
    if (date === today) return t('state.today');
    return date === tomorrow ? t('parts.next.tomorrow') : dateText(date);
  };
}
