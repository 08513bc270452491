/** The rules of an event as a row of event_rules.csv, and back. */
import { eventRuleNames } from '@podium/games';
import type { EventRule, EventRules } from '@podium/games';
import { folderSchema } from './folder-schema.ts';
import type { FolderRow } from './folder-tables.ts';

/** `pointsToWin` is the column `points_to_win`. */
export const ruleColumn = (name: EventRule): string =>
  name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

const columns = new Map(folderSchema.event_rules.columns.map((column) => [column.name, column.type]));

/** Reads valid cells; empty ones are left to the sport. */
export function readEventRules(row: FolderRow): EventRules {
  const read = eventRuleNames.flatMap((name) => {
    const cell = row[ruleColumn(name)];
    return cell === undefined ? [] : [[name, readCell(ruleColumn(name), cell)] as const];
  });
  return Object.fromEntries(read);
}

function readCell(column: string, cell: string): unknown {
  const type = columns.get(column)!;
  if (type.kind === 'boolean') return cell === 'true';
  if (type.kind === 'integer' || type.kind === 'decimal') return Number(cell);
  const isList = type.kind === 'list' || (type.kind === 'word' && type.isList);
  return isList ? cell.split(';').map((item) => item.trim()) : cell;
}

/** The cells of an event's rules; rules that are not chosen have none. */
export function eventRulesCells(rules: EventRules): Record<string, string> {
  const cells = eventRuleNames.flatMap((name) => {
    const value = rules[name];
    const text = typeof value === 'object' ? value.join(';') : value;
    return text === undefined || text === '' ? [] : [[ruleColumn(name), String(text)] as const];
  });
  return Object.fromEntries(cells);
}
