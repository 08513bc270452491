import { logicalDay } from '../../shared/shell/games-time.ts';
import type { ReportsAnswer } from '@podium/contract';
import type { GamesClock } from '../../shared/shell/games-time.ts';

type Notice = ReportsAnswer['items'][number];

/** Recipients of a notice: followers of its sport, or of the people and teams in its contest. */
export interface Audience {
  disciplines: ReadonlySet<string>;
  contests: ReadonlySet<string>;
}

/**
 * Today's messages of the organizers, newest first: general ones for all users, those about a sport for its followers.
 * Rulings, which usually name a minor, are only for followers of a competitor in that contest.
 */
export function noticesFor(
  reports: readonly Notice[],
  { disciplines, contests }: Audience,
  today: string,
  clock: GamesClock,
): (Notice & { publishedAt: string })[] {
  return reports
    .filter((report): report is Notice & { publishedAt: string } => report.text !== null && report.publishedAt !== null)
    .filter(({ publishedAt }) => logicalDay(new Date(publishedAt), clock) === today)
    .filter(({ kind, discipline, ref }) => {
      if (kind === 'decision' || kind === 'protest') return ref !== null && contests.has(ref);
      return discipline === null || disciplines.has(discipline.key);
    })
    .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt, 'en'));
}
