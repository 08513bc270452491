import { DataAge } from '@podium/ui';
import { useConnection } from '../../live/connection.ts';
import { useText } from '../page-context.tsx';
import { useGames } from '../use-games.ts';

const RECENT_MS = 12 * 3_600_000;

/** How old a document is; louder when the device or the link is gone. */
export function DataAgeLine({ asOf }: { asOf: string | null }) {
  const t = useText();
  const { format, now } = useGames();
  const connection = useConnection();
  if (!asOf) return null;
  // Of another day the hour alone would mislead.
  const isRecent = now.getTime() - Date.parse(asOf) < RECENT_MS;
  const time = isRecent ? format.time(asOf) : format.dateTime(asOf);
  if (connection === 'online') return <DataAge asOf={asOf} age={t('state.asOf', { time })} />;
  const minutes = Math.max(0, Math.round((now.getTime() - Date.parse(asOf)) / 60_000));
  if (connection === 'offline' && !isRecent) {
    return <DataAge asOf={asOf} level="offline" age={t('state.offlineNow', { time })} />;
  }
  if (connection === 'offline') {
    return <DataAge asOf={asOf} level="offline" age={t('state.offline', { time, minutes })} />;
  }
  return <DataAge asOf={asOf} level="old" age={t('state.reconnecting', { time })} />;
}
