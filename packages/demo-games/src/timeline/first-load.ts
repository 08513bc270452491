import type { Item } from '../messages/schedule.ts';
import { nextVersion } from './emission.ts';
import type { Emission, EmissionSink, SentEmission } from './emission.ts';

/** The versions of one message. */
interface Versions {
  /** Times of all versions, in the order in which they came. */
  times: number[];
  /** The newest version and the retained ones, by their index in `times`. */
  kept: Map<number, Emission>;
  newest: number;
}

/** Document types that come first regardless of their time; all others follow by time. */
const firstTypes = ['DT_CODES', 'DT_PARTIC', 'DT_PARTIC_TEAMS', 'DT_SCHEDULE'];

/**
 * The newest version of each message at one instant, and the versions with `isRetained`. Superseded versions, nine out of
 * ten, are dropped immediately, because Games of a large scale would not fit in memory with them.
 */
export class FirstLoad implements EmissionSink {
  readonly #messages = new Map<string, Versions>();
  readonly #updates: Required<Pick<Emission, 'at' | 'update'>>[] = [];

  push(emission: Emission): void {
    const { key, at, update } = emission;
    if (update) this.#updates.push({ at, update });
    const versions = this.#messages.get(key);
    if (!versions) {
      this.#messages.set(key, { times: [at], kept: new Map([[0, emission]]), newest: 0 });
      return;
    }
    const { times, kept, newest } = versions;
    const index = times.push(at) - 1;
    const isNewest = at >= times[newest]!;
    if (isNewest) versions.newest = index;
    if (isNewest && !kept.get(newest)!.isRetained) kept.delete(newest);
    if (isNewest || emission.isRetained) kept.set(index, emission);
  }

  /**
   * The messages in an order suitable for a first load.
   * @param now no emission is later
   */
  *messages(now: number): Generator<ReturnType<Emission['make']>> {
    const sent = [...this.#messages.values()].flatMap(sentVersions).sort((a, b) => a.at - b.at);
    const bulkAt = new Map<string, number>();
    for (const { bulkKey, at } of sent) if (bulkKey !== undefined) bulkAt.set(bulkKey, at);
    const updates = this.#updatedItems(bulkAt);
    const place = (emission: SentEmission): number => {
      const index = firstTypes.indexOf(emission.key.split(' ', 1)[0]!);
      return index === -1 ? firstTypes.length : index;
    };
    const current = sent.filter(
      ({ goneAt, update }) => (goneAt ?? Infinity) > now && (!update || updates.has(update.discipline)),
    );
    current.sort((a, b) => place(a) - place(b) || a.at - b.at);
    for (const emission of current) {
      yield emission.make(emission, emission.update && updates.get(emission.update.discipline));
    }
  }

  /** Schedule items changed after the last complete schedule; one update contains all of them in their current state. */
  #updatedItems(bulkAt: ReadonlyMap<string, number>): Map<string, Item[]> {
    const updates = new Map<string, Map<object, Item>>();
    for (const { at, update } of this.#updates.sort((a, b) => a.at - b.at)) {
      if (at <= (bulkAt.get(update.discipline) ?? -Infinity)) continue;
      const items = updates.get(update.discipline) ?? new Map<object, Item>();
      updates.set(update.discipline, items);
      for (const item of update.items) items.set('unit' in item ? item.unit : item.activity, item);
    }
    return new Map([...updates].map(([discipline, items]) => [discipline, [...items.values()]]));
  }
}

/** The kept versions with their numbers and times. */
function sentVersions({ times, kept }: Versions): SentEmission[] {
  const order = times.map((_, index) => index).sort((a, b) => times[a]! - times[b]! || a - b);
  let last: Pick<SentEmission, 'version' | 'at'> | undefined;
  const sent: SentEmission[] = [];
  for (const index of order) {
    last = nextVersion(last, times[index]!);
    const emission = kept.get(index);
    if (emission) sent.push({ ...emission, ...last });
  }
  return sent;
}
