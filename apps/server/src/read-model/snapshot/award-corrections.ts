/** Corrections and withdrawals of official medal lists, derived from the history of the lists alone. */
import { awardHistory, compareKeys, findLanguage, isMassWithdrawal, isSettled } from '@podium/games';
import type { AwardList, Language } from '@podium/games';
import type pg from 'pg';
import { stampInstant } from '../../feed/order.ts';
import type * as tables from '../../feed/sport-tables.ts';
import type { TableRow } from '../../feed/table-row.ts';
import type { heads } from '../../feed/tables.ts';
import type { AwardInfo } from './award-info.ts';

export interface AwardCorrection {
  eventId: string;
  version: number;
  stamp: string;
  note?: string;
  /** Language of the note, as far as it is one of ours. */
  noteLanguage?: Language;
}

/** Medals that were official and are missing from the current lists. */
export interface AwardWithdrawal extends AwardCorrection {
  count: number;
}

type Head = TableRow<typeof heads, 'version' | 'stamp'>;
type VersionRow = TableRow<
  typeof tables.officialVersions,
  'ref' | 'version' | 'stamp' | 'notes' | 'note_languages' | 'lines'
> & {
  head_version: Head['version'];
  head_stamp: Head['stamp'];
};

export interface Awards {
  byEvent: Map<string, AwardInfo[]>;
  corrections: Map<string, AwardCorrection[]>;
  /**
   * Official medals that are now missing. They are reported as corrections unless too many are missing to be plausible.
   */
  withdrawals: Map<string, AwardWithdrawal>;
}

interface OfficialList extends AwardList {
  note?: string;
  noteLanguage?: Language;
}

/** Official medal lists of some events or of all, each with the newest version of its message. */
export async function readOfficialLists(
  client: pg.Pool,
  partition: number,
  events: readonly string[] | 'all',
): Promise<VersionRow[]> {
  const { rows } = await client.query<VersionRow>(
    `select ref, versions.version, versions.stamp, notes, note_languages, lines, heads.version as head_version, heads.stamp as head_stamp
     from sport.official_versions as versions join feed.heads on heads.partition = versions.partition and heads.owner = versions.owner
     where versions.partition = $1 and kind = 'medallists' ${events === 'all' ? '' : 'and ref = any($2::text[])'}`,
    events === 'all' ? [partition] : [partition, events],
  );
  return rows;
}

/** Official medal lists as they were when medals were frozen. */
export async function readFrozenLists(
  client: pg.Pool,
  partition: number,
  events: readonly string[] | 'all',
): Promise<VersionRow[]> {
  const { rows } = await client.query<VersionRow>(
    `select ref, version, stamp, notes, note_languages, lines, head_version, head_stamp from sport.frozen_medal_lists
     where partition = $1 ${events === 'all' ? '' : 'and ref = any($2::text[])'}`,
    events === 'all' ? [partition] : [partition, events],
  );
  return rows;
}

/**
 * Corrections and withdrawals by event: compares each official list with the one published before, and with the current
 * list.
 */
export function buildCorrections(
  rows: readonly VersionRow[],
  byEvent: ReadonlyMap<string, readonly AwardInfo[]>,
): Pick<Awards, 'corrections' | 'withdrawals'> {
  const corrections = new Map<string, AwardCorrection[]>();
  const withdrawals = new Map<string, AwardWithdrawal>();
  for (const [eventId, versions] of Map.groupBy(rows, ({ ref }) => ref)) {
    const { changes, withdrawal } = awardHistory(
      versions.map((row) => officialList(row)),
      standingList(versions, byEvent.get(eventId) ?? []),
    );
    const correction = ({ version, stamp, note, noteLanguage }: OfficialList): AwardCorrection => ({
      eventId,
      version,
      stamp,
      note,
      noteLanguage,
    });
    if (changes.length > 0) corrections.set(eventId, changes.map(correction));
    if (withdrawal) withdrawals.set(eventId, { ...correction(withdrawal.list), count: withdrawal.awards.length });
  }
  return { corrections, withdrawals };
}

function officialList({ version, stamp, notes, note_languages: noteLanguages, lines }: VersionRow): OfficialList {
  return {
    version,
    stamp,
    note: notes.at(-1),
    noteLanguage: findLanguage(noteLanguages.at(-1)),
    awards: lines.flatMap(({ competitor, medal }) => (medal === undefined ? [] : [{ competitor, medal }])),
  };
}

/** The current list; without awards if it was retracted or is no longer official. */
function standingList(versions: readonly VersionRow[], awards: readonly AwardInfo[]): OfficialList {
  const newest = versions.reduce((last, row) => (row.head_stamp > last.head_stamp ? row : last));
  return {
    version: newest.head_version,
    stamp: newest.head_stamp,
    awards: awards
      .filter((award) => isSettled(award))
      .map(({ competitorId, medal }) => ({ competitor: competitorId, medal })),
  };
}

/** Medals that go missing within a day count as one event; earlier ones were already reported. */
const atOnceMs = 24 * 3_600_000;

/** Withdrawals within a day of the newest one, by the time of the Games. */
function latestWithdrawals(withdrawals: Awards['withdrawals']): AwardWithdrawal[] {
  const stampMs = ({ stamp }: AwardWithdrawal): number => stampInstant(stamp, () => 0);
  const all = [...withdrawals.values()];
  const newest = all.reduce((last, withdrawal) => Math.max(last, stampMs(withdrawal)), 0);
  return all.filter((withdrawal) => stampMs(withdrawal) > newest - atOnceMs);
}

/**
 * Events with missing official medals, if too many are missing at once to be plausible. Until the medals return or are
 * replaced, no withdrawal is shown.
 */
export function eventsInDoubt({ byEvent, withdrawals }: Awards): string[] {
  const latest = latestWithdrawals(withdrawals);
  const missing = latest.reduce((sum, { count }) => sum + count, 0);
  const standing = [...byEvent.values()].flat().filter((award) => isSettled(award)).length;
  return isMassWithdrawal(missing, standing + missing) ? latest.map(({ eventId }) => eventId).sort() : [];
}

/** Corrections shown to the public, newest first. The order does not depend on the order in which events were read. */
export function reportedCorrections(awards: Awards): AwardCorrection[] {
  const doubted = new Set(eventsInDoubt(awards));
  const withdrawals = [...awards.withdrawals.values()].filter(({ eventId }) => !doubted.has(eventId));
  return [...[...awards.corrections.values()].flat(), ...withdrawals].sort(
    (a, b) => compareKeys(b.stamp, a.stamp) || compareKeys(a.eventId, b.eventId),
  );
}
