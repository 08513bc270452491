import { DataAge } from '@podium/ui';
import { linkLostAt, useConnection } from '../../../live/connection.ts';
import { useText } from '../../shell/page-context.tsx';
import { dateIn } from '../../shell/games-time.ts';
import { useGames } from '../../shell/use-games.ts';

/** Live data is updated every few seconds. */
const OLD_MS = 5 * 60_000;

interface DataAgeLineProps {
  asOf: string | null;
  /** The page shows something live. */
  isLive?: boolean;
}

/** The age of a document while something is live; offline, the age of the saved copy. */
export function DataAgeLine({ asOf, isLive = false }: DataAgeLineProps) {
  const t = useText();
  const { format, now, zone, readerToday } = useGames();
  const connection = useConnection();
  if (connection !== 'online') return <CopyAge isOffline={connection === 'offline'} />;
  if (!asOf || !isLive) return null;
  const age = now.getTime() - Date.parse(asOf);
  // For another day, a time without its date would be misleading.
  const isOfToday = dateIn(new Date(asOf), zone) === readerToday;
  const time = isOfToday ? format.time(asOf) : format.dateTime(asOf);
  return <DataAge asOf={asOf} level={age > OLD_MS ? 'old' : 'fresh'} age={t('state.asOf', { time })} />;
}

function CopyAge({ isOffline }: { isOffline: boolean }) {
  const t = useText();
  const { now } = useGames();
  const savedAt = linkLostAt() ?? now;
  const minutes = Math.max(0, Math.floor((now.getTime() - savedAt.getTime()) / 60_000));
  const hours = Math.floor(minutes / 60);
  const saved =
    hours === 0
      ? t('state.savedMinutes', { count: minutes })
      : hours < 24
        ? t('state.savedHours', { count: hours })
        : t('state.savedDays', { count: Math.floor(hours / 24) });
  return (
    <DataAge
      asOf={savedAt.toISOString()}
      level={isOffline ? 'offline' : 'old'}
      age={t(isOffline ? 'state.offline' : 'state.reconnecting', { saved })}
    />
  );
}
