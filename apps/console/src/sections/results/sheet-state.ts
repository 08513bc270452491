import type { ResultSheet } from '@podium/contract';
import { endingIrms } from '@podium/games';

const finishedStatuses: ReadonlySet<string> = new Set(['FINISHED', 'UNOFFICIAL', 'PROTESTED', 'OFFICIAL']);
const runningStatuses: ReadonlySet<string> = new Set(['RUNNING', 'SCHEDULED_BREAK', 'PROGRAMED_PAUSE', 'INTERRUPTED']);

export const entryStates = ['toCome', 'on', 'toConfirm', 'official'] as const;
export type EntryState = (typeof entryStates)[number];

export function entryState(status: string): EntryState {
  if (status === 'OFFICIAL') return 'official';
  if (finishedStatuses.has(status)) return 'toConfirm';
  return runningStatuses.has(status) ? 'on' : 'toCome';
}

const earlyMs = 12 * 3_600_000;

/** Asks for times as instants with an offset. The contests of today are never early, however late they begin. */
export function isEarly(start: string, now: string, timeZone: string): boolean {
  const dayOf = (instant: string): string =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short' }).format(new Date(instant));
  return Date.parse(start) - Date.parse(now) >= earlyMs && dayOf(start) !== dayOf(now);
}

export const irms = ['DNS', 'DNF', 'DSQ', 'WDR', 'NM', 'RET', 'WO'] as const;
export type Irm = (typeof irms)[number];

/** @returns a mark or, for `dns` and the like, the irregular mark */
export function typedMark(text: string): { mark: string | null; irm: Irm | null } {
  const plain = text.trim().replaceAll(',', '.');
  const irm = irms.find((code) => code === plain.toUpperCase()) ?? null;
  return { mark: irm || plain === '' ? null : plain, irm };
}

type Line = Pick<ResultSheet['lines'][number], 'competitor' | 'rank' | 'side'>;

/** Competitors of a contest of marks who share the best place that is shared. */
export function levelLines({
  contest,
  lines,
  ending,
}: {
  contest: string;
  lines: readonly Line[];
  ending: string | null;
}): Line['competitor'][] {
  if (contest === 'sides' || ending !== null) return [];
  const shared = lines.flatMap(({ rank }) =>
    rank !== null && lines.filter((line) => line.rank === rank).length > 1 ? Number(rank) : [],
  );
  const best = String(Math.min(...shared));
  return lines.flatMap(({ rank, competitor }) => (rank === best ? competitor : []));
}

type Ending = NonNullable<ResultSheet['ending']>;

/** Competitors who are out of a contest that ended early, and the reason. The score alone would look like that of a played contest. */
export function endingNotes({
  ending,
  lines,
}: {
  ending: Ending | null;
  lines: readonly { competitor: { name: string }; irm: string | null }[];
}): { how: Ending; name: string }[] {
  if (ending === null) return [];
  const out = lines.filter(({ irm }) => irm !== null && irm === endingIrms[ending]);
  if (ending === 'noShow') return out.length > 0 ? [{ how: ending, name: '' }] : [];
  return out.map(({ competitor }) => ({ how: ending, name: competitor.name }));
}
