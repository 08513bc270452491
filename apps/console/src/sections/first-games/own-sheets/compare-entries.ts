/** Compares the entries of a spreadsheet with those of the plan. */
import type { GamesPlan } from '@podium/contract';
import type { SheetDoubt, SheetEntry } from '@podium/games-folder/own-sheets';
import type { ComparedEntries } from './compared-entries.ts';
import { EntryComparison } from './entry-comparison.ts';
import type { CompareOptions } from './entry-comparison.ts';
import { goneEntries } from './gone-entries.ts';
import { takePerson } from './take-person.ts';
import { takeTeam } from './take-team.ts';

export function compareEntries(
  plan: GamesPlan,
  { entries, doubts }: { entries: readonly SheetEntry[]; doubts: readonly SheetDoubt[] },
  options: CompareOptions,
): ComparedEntries {
  const comparison = new EntryComparison(plan, doubts, options);
  for (const entry of entries) comparison.nameKnown(entry, [...(entry.person ? [entry.person] : []), ...entry.members]);
  for (const entry of entries) takeEntry(comparison, entry);
  const gone = goneEntries(plan, entries, { seen: comparison.seen, begun: options.begun });
  return { ...comparison.result, gone, plan: comparison.plan };
}

function takeEntry(comparison: EntryComparison, entry: SheetEntry): void {
  const event = comparison.events.get(entry.event);
  if (!event) return;
  const people = entry.person ? [entry.person] : entry.members;
  if (event.entries.kind === 'team') takeTeam(comparison, entry, event, people);
  else if (people.length === 0) comparison.doubt(entry, 'noPerson', entry.team ?? '');
  else for (const person of people) takePerson(comparison, entry, event, person);
}
