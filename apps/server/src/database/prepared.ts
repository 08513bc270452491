import { createHash } from 'node:crypto';
import type pg from 'pg';

const names = new Map<string, string>();

/** A statement that is parsed and planned once per connection, for the few that run for every message. */
export function prepared(text: string, values: unknown[] = []): pg.QueryConfig {
  let name = names.get(text);
  if (name === undefined) {
    name = `p${createHash('sha256').update(text).digest('hex').slice(0, 20)}`;
    names.set(text, name);
  }
  return { name, text, values };
}
