/** Current problems that need human action, by kind. Each process detects its own again after a restart. */
import type { Log } from './log.ts';

export type AlarmKind =
  /** A row that cannot be presented was left out. */
  | 'row-left-out'
  /** A document could not be built; readers get the previous one. */
  | 'document-outdated'
  /** The snapshot could not be updated. */
  | 'refresh-failed'
  /** Journal entries are pending, but none is being applied. */
  | 'feed-stuck'
  /** The disk is nearly full: users' writes are refused, and below a second limit the feed too. */
  | 'no-room'
  /** The feed withdrew many awards at once. */
  | 'awards-taken-back'
  /** A full list of the feed was much shorter than the previous one. */
  | 'list-shrunk'
  /** Medal lists of many teams name no members. */
  | 'members-missing'
  /** The tables were filled by the rules of a different version. */
  | 'rebuild-due'
  /** The feed describes a competition that is not the public one. */
  | 'other-games'
  /** The feed contradicts an organizer's lasting edit. */
  | 'edit-contradicted'
  /** The feed has sent another value than an organizer's lasting correction of a result, and than it had before. */
  | 'result-contradicted'
  /** A person's points differ from the sum of their ledger entries. */
  | 'points-unbalanced'
  /** A QR code is scanned far more often than is possible on site. */
  | 'qr-posted'
  /** A request to erase an account or to hide a participant is due soon. */
  | 'erasure-due';

export interface Alarm {
  kind: AlarmKind;
  /** Time at which its first cause was found (epoch milliseconds). */
  since: number;
  /** Number of affected items. */
  count: number;
  /** The first few affected items, as codes and numbers; never a person's name. */
  examples: string[];
}

const maxExamples = 5;

/** Open alarms of one process. Raising and clearing are logged once, even if the cause is found repeatedly. */
export class Alarms {
  readonly #log: Log;
  readonly #open = new Map<AlarmKind, Alarm>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** Sets the items that an alarm currently concerns; an empty list clears it. */
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
