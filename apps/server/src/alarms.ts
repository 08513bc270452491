/** What is wrong right now and needs a person, by kind. Each process finds its own again, so a restart forgets nothing. */
import type { Log } from './log.ts';

export type AlarmKind =
  /** A row that cannot be presented was left out. */
  | 'row-left-out'
  /** A document could not be built; readers get the one before it. */
  | 'document-outdated'
  /** The snapshot could not be brought up to date. */
  | 'refresh-failed'
  /** Entries of the journal wait and none is applied. */
  | 'feed-stuck'
  /** The disk is nearly full: what people write is refused, and below the second limit the feed too. */
  | 'no-room'
  /** The feed took back many awards at once. */
  | 'awards-taken-back'
  /** A full list of the feed came much shorter than the one before it. */
  | 'list-shrunk'
  /** Medal lists of many teams name nobody. */
  | 'members-missing'
  /** The tables were filled by the rules of another version. */
  | 'rebuild-due'
  /** The feed describes a competition that is not the public one. */
  | 'other-games'
  /** The feed contradicts what a person decided to last. */
  | 'edit-contradicted'
  /** People's points are not the sum of their lines in the ledger. */
  | 'points-unbalanced'
  /** A QR code is scanned far more often than people can stand in front of it. */
  | 'qr-posted'
  /** A request to erase an account or to hide a participant is due soon. */
  | 'erasure-due';

export interface Alarm {
  kind: AlarmKind;
  /** When the first of its causes was found, epoch milliseconds. */
  since: number;
  /** Number of affected items. */
  count: number;
  /** The first few of them, as codes and numbers; never a person's name. */
  examples: string[];
}

const maxExamples = 5;

/** The open alarms of one process. Raising and clearing are logged once, however often they are found. */
export class Alarms {
  readonly #log: Log;
  readonly #open = new Map<AlarmKind, Alarm>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** Says what a kind of alarm concerns now: an empty list clears it. */
  set(kind: AlarmKind, concerned: readonly string[]): void {
    const old = this.#open.get(kind);
    if (concerned.length === 0) {
      if (old && this.#open.delete(kind)) this.#log.info({ alarm: kind }, 'an alarm is over');
      return;
    }
    const alarm: Alarm = {
      kind,
      since: old?.since ?? Date.now(),
      count: concerned.length,
      examples: concerned.slice(0, maxExamples),
    };
    this.#open.set(kind, alarm);
    if (!old) this.#log.error({ alarm: kind, count: alarm.count, examples: alarm.examples }, 'an alarm was raised');
  }

  get open(): readonly Alarm[] {
    return [...this.#open.values()];
  }
}
