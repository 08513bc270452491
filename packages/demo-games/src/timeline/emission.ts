import type { OdfMessage } from '@podium/odf';
import type { Dispatch } from '../messages/envelope.ts';
import type { Item } from '../messages/schedule.ts';

/** One message that goes out at a time; what it says is made only when it is asked for. */
export interface Emission {
  at: number;
  /** What makes two messages "the same": its place in the count of versions. */
  key: string;
  /** `items`: rows to speak of instead of its own, where one update stands for many. */
  make(dispatch: Dispatch, items?: Item[]): OdfMessage;
  /** Rows of the programme that this update speaks of. */
  update?: { discipline: string; items: Item[] };
  /** A whole programme: updates before it are in it. */
  bulkOf?: string;
  /** A stream that no longer matters after this time: a period's actions once the whole match is told. */
  goneAt?: number;
  /** Part of a first load even after a newer version: what a correction is compared with. */
  isKept?: boolean;
}

export interface Sent extends Emission {
  version: number;
}

/** In the order they go out, versions counted and times strictly rising inside each key. */
export function orderEmissions(emissions: Emission[]): Sent[] {
  const last = new Map<string, { version: number; at: number }>();
  const sorted = emissions
    .map((emission, index) => ({ emission, index }))
    .sort((a, b) => a.emission.at - b.emission.at || a.index - b.index);
  const sent = sorted.map(({ emission }): Sent => {
    const before = last.get(emission.key);
    const at = before && emission.at <= before.at ? before.at + 1 : emission.at;
    const version = (before?.version ?? 0) + 1;
    last.set(emission.key, { version, at });
    return Object.assign(emission, { at, version });
  });
  return sent.sort((a, b) => a.at - b.at);
}
