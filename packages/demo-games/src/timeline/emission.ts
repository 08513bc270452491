import type { OdfMessage } from '@podium/odf';
import type { Dispatch } from '../messages/envelope.ts';
import type { Item } from '../messages/schedule.ts';

/** A message with its time; its content is built on demand. */
export interface Emission {
  at: number;
  /** Messages with the same key are versions of one message. */
  key: string;
  /** `items` replaces its own schedule items if one update combines several. */
  make(dispatch: Dispatch, items?: Item[]): OdfMessage;
  /** Schedule items in this update. */
  update?: { discipline: string; items: Item[] };
  /** Set for a complete schedule, which includes earlier updates. */
  bulkKey?: string;
  /** Time after which a stream no longer matters: a period's actions once the whole match was sent. */
  goneAt?: number;
  /** Part of a first load even after a newer version, because a correction is compared with it. */
  isRetained?: boolean;
}

export interface SentEmission extends Emission {
  version: number;
}

/** Takes the emissions of a timeline, in any order. */
export interface EmissionSink {
  push(emission: Emission): void;
}

/** Number and time of the next version of a message: a version is sent later than the one before it. */
export function nextVersion(
  previous: Pick<SentEmission, 'version' | 'at'> | undefined,
  at: number,
): Pick<SentEmission, 'version' | 'at'> {
  return previous ? { version: previous.version + 1, at: Math.max(at, previous.at + 1) } : { version: 1, at };
}

/** Sorts emissions by time and numbers versions; times strictly increase within each key. */
export function orderEmissions(emissions: Emission[]): SentEmission[] {
  const last = new Map<string, { version: number; at: number }>();
  const sorted = emissions
    .map((emission, index) => ({ emission, index }))
    .sort((a, b) => a.emission.at - b.emission.at || a.index - b.index);
  const sent = sorted.map(({ emission }): SentEmission => {
    const version = nextVersion(last.get(emission.key), emission.at);
    last.set(emission.key, version);
    return Object.assign(emission, version);
  });
  return sent.sort((a, b) => a.at - b.at);
}
