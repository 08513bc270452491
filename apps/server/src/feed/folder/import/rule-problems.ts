import { changedFrozenRules } from '@podium/games';
import { eventRulesCells, problemMessage, quote, readEventRules, ruleColumn } from '@podium/games-folder';
import type { FolderProblem, FolderReading, FolderTables } from '@podium/games-folder';
import { protectedRows } from './keep-missing.ts';
import { renameIds } from './own-ids.ts';
import type { IdNames } from './own-ids.ts';

interface Imported {
  /** Rows of earlier imports, with our ids. */
  current: FolderTables;
  /** Folder ids that differ from ours. */
  names: IdNames;
  withResults: ReadonlySet<string>;
  placeOf: FolderReading['placeOf'];
}

/** Refuses other rules for an event whose results depend on them. */
export function ruleProblems(
  { files }: FolderTables,
  { current, names, withResults, placeOf }: Imported,
): FolderProblem[] {
  const given = files.event_rules ?? [];
  const stays = protectedRows(current, withResults);
  const before = new Map(current.files.event_rules?.map((row) => [row['event']!, row]));
  const eventNames = new Map(current.files.events?.map((row) => [row['id']!, row['name_en'] ?? row['id']!]));
  return renameIds('event_rules', given, names).flatMap((row, index): FolderProblem[] => {
    const event = row['event']!;
    if (!stays('events', { id: event })) return [];
    const earlier = readEventRules(before.get(event) ?? {});
    const [changed] = changedFrozenRules(earlier, readEventRules(row));
    if (!changed) return [];
    const column = ruleColumn(changed);
    const params = {
      form: 'rules-with-results',
      value: quote(eventNames.get(event) ?? event),
      column,
      before: quote(eventRulesCells(earlier)[column] ?? ''),
    } as const;
    const place = { ...placeOf('event_rules', given[index]!, column), columnName: column };
    return [{ ...place, severity: 'error', code: 'E312', message: problemMessage(params), params }];
  });
}
