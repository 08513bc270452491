import { eventRuleNames } from '@podium/games';
import type { EventRules } from '@podium/games';

/** A row of `sport.event_rules` by property names, which are those of the rules. */
export type StoredRules = { readonly [Name in keyof Required<EventRules>]: unknown };

/** The rules in a row: its filled columns. Their values were checked before they were journaled. */
export function storedRules(row: StoredRules): EventRules {
  const filled = eventRuleNames.flatMap((name) => {
    const value = row[name];
    return value === null || value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(filled);
}
