import { severities } from '@podium/content/words';
import type { NoticesAnswer } from '@podium/contract';

type Notice = NoticesAnswer['items'][number];

/**
 * The notice to show: the most severe one that has started and was not dismissed.
 *
 * @param now by the clock of the Games
 * @param dismissed keys of notices, see `noticeKey`
 */
export function currentNotice(notices: readonly Notice[], now: Date, dismissed: readonly string[]): Notice | undefined {
  const at = now.getTime();
  return notices
    .filter(
      ({ from, until }) => (from === null || Date.parse(from) <= at) && (until === null || at < Date.parse(until)),
    )
    .filter((notice) => !dismissed.includes(noticeKey(notice)))
    .toSorted((one, other) => severities.indexOf(other.severity) - severities.indexOf(one.severity))[0];
}

/** A notice that becomes more severe or restarts is shown again. */
export const noticeKey = ({ id, severity, from }: Notice): string => `${id} ${severity} ${from ?? ''}`;
