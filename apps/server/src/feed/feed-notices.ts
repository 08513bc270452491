import type { ZoneClock } from '@podium/games';
import type { Envelope } from '@podium/odf';
import { messageOrder, stampInstant } from './order.ts';
import { otherGamesNotice } from './other-games.ts';

/** Tolerated clock difference. */
const allowedMs = 5 * 60_000;

/** Notices for the sender of an accepted message; `games` are the public Games. */
export function feedNotices(
  envelope: Envelope,
  games: { code: string; zone: ZoneClock } | undefined,
  now: number,
): string[] {
  const other = otherGamesNotice(envelope, games?.code || undefined);
  const isFuture =
    games !== undefined && stampInstant(messageOrder(envelope, new Uint8Array(4)).stamp, games.zone) > now + allowedMs;
  return [
    ...(other === undefined ? [] : [other]),
    ...(isFuture
      ? [`The message is dated ${envelope.date} ${envelope.time}, in the future: it goes by its version.`]
      : []),
  ];
}
