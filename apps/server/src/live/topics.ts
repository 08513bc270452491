import { touchedKeys } from '@podium/contract/live-keys';
import { KeyIndex } from '../read-model/key-index.ts';

/** A reader with more keys than this receives every change, like one without keys. */
const maxKeys = 200;

/** Readers subscribed to the same keys, who are sent the same bytes. */
export interface Topic<Reader> {
  keys: readonly string[];
  readers: Set<Reader>;
}

/** Subscriptions: which clients receive which changes. */
export class Topics<Reader> {
  readonly #topics = new Map<string, Topic<Reader>>();
  readonly #index = new KeyIndex();

  /** @param keys empty: every change */
  join(reader: Reader, keys: readonly string[]): Topic<Reader> {
    const name = [...keys].sort().join(',');
    let topic = this.#topics.get(name);
    if (!topic) {
      topic = { keys, readers: new Set() };
      this.#topics.set(name, topic);
      this.#index.add(name, keys);
    }
    topic.readers.add(reader);
    return topic;
  }

  leave(reader: Reader, topic: Topic<Reader>): void {
    topic.readers.delete(reader);
    if (topic.readers.size > 0) return;
    const name = [...topic.keys].sort().join(',');
    this.#topics.delete(name);
    this.#index.remove(name, topic.keys);
  }

  /** Topics that a change of these keys concerns, including the topic for all changes. */
  of(changed: Iterable<string>): Topic<Reader>[] {
    const names = [...this.#index.of(touchedKeys(changed)), ''];
    return names.flatMap((name) => this.#topics.get(name) ?? []);
  }
}

/** Returns whether a client that subscribed to these keys, or to everything, receives a change. */
export function matchesKeys(keys: readonly string[], changed: readonly string[]): boolean {
  if (keys.length === 0) return true;
  const touched = touchedKeys(changed);
  return keys.some((key) => touched.has(key));
}

/** The keys of `?keys=unit:A,day:2026-10-12`, without duplicates; empty for a subscription to every change. */
export function keysOfRequest(url: string): string[] {
  const asked = new URLSearchParams(url.split('?')[1] ?? '').get('keys') ?? '';
  const keys = [...new Set(asked.split(',').filter(Boolean))];
  return keys.length > maxKeys ? [] : keys;
}
