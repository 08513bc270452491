import { DataAge } from '@podium/ui';
import { useConnection } from '../../live/connection.ts';
import { useText } from '../page-context.tsx';
import { useGames } from '../use-games.ts';

const RECENT_MS = 12 * 3_600_000;
/** What is live is heard of every few seconds. */
const OLD_MS = 5 * 60_000;

interface DataAgeLineProps {
  asOf: string | null;
  /** Something told here is going on now. */
  isLive?: boolean;
}

/** How old a document is, where that matters: something is live, or the connection is lost. */
export function DataAgeLine({ asOf, isLive = false }: DataAgeLineProps) {
  const t = useText();
  const { format, now } = useGames();
  const connection = useConnection();
  if (!asOf || (connection === 'online' && !isLive)) return null;
  const age = now.getTime() - Date.parse(asOf);
  // Of another day the hour alone would mislead.
  const isRecent = age < RECENT_MS;
  const time = isRecent ? format.time(asOf) : format.dateTime(asOf);
  if (connection === 'online') {
    return <DataAge asOf={asOf} level={age > OLD_MS ? 'old' : 'fresh'} age={t('state.asOf', { time })} />;
  }
  if (connection === 'reconnecting') {
    return <DataAge asOf={asOf} level="old" age={t('state.reconnecting', { time })} />;
  }
  const text = isRecent
    ? t('state.offline', { time, minutes: Math.max(0, Math.round(age / 60_000)) })
    : t('state.offlineNow', { time });
  return <DataAge asOf={asOf} level="offline" age={text} />;
}
