/** Takes a person of a spreadsheet as an individual entry. */
import type { PlanEvent } from '@podium/contract';
import type { SheetEntry } from '@podium/games-folder/own-sheets';
import { entryFacts } from '../entry-facts.ts';
import type { EntryFacts, PersonFacts } from '../entry-facts.ts';
import type { EntryComparison, SheetPerson } from './entry-comparison.ts';
import { fullName } from './fact-changes.ts';
import type { KnownPerson } from './known-people.ts';

/** Most entries of an event. */
export const MAX_ENTRIES = 128;

export function takePerson(
  comparison: EntryComparison,
  entry: SheetEntry,
  event: PlanEvent,
  written: SheetPerson,
): void {
  if (event.entries.kind !== 'individual') return;
  if (comparison.asksSame(entry, written)) return;
  const found = comparison.find(entry, written);
  const { items } = event.entries;
  const item = items.find(({ id }) => id === found.known?.id);
  const facts = entryFacts({ bib: written.number, ageGroup: entry.class, best: entry.mark });
  const all = { ...facts, seed: entry.seed };
  if (comparison.isRefused(entry, event, found, { item, items, facts: all })) return;
  if (comparison.options.begun.has(event.id) && !item) {
    const { known } = found;
    const late = entrant(
      entry,
      { ...(known ?? found), id: known?.id ?? comparison.nextId() },
      { ...found.facts, ...facts },
    );
    return comparison.doubt(entry, 'begun', '', { name: fullName(found), late });
  }
  if (!item && items.length >= MAX_ENTRIES) return comparison.doubt(entry, 'full', fullName(found));
  const person = comparison.keepPerson(entry.delegation, found);
  comparison.seen.add(`${event.id}\t${person.id}`);
  const changes = comparison.changesOf(found, item, all);
  comparison.list(entry, fullName(found), item ? changes : undefined);
  const taken = { ...item, ...entrant(entry, person, facts) };
  if (item) items[items.indexOf(item)] = taken;
  else items.push(taken);
}

/** An individual entry with what is known of the person. */
const entrant = (
  { delegation, seed }: SheetEntry,
  { id, familyName, givenName, facts: known }: KnownPerson,
  facts: EntryFacts & PersonFacts,
) => ({
  id,
  familyName,
  ...(givenName !== undefined && { givenName }),
  delegation,
  ...known,
  ...facts,
  ...(seed !== undefined && { seed }),
});
