/** The use of each sheet: proposed, or chosen for an earlier file with the same titles. */
import { recognize } from '@podium/games-folder/own-sheets';
import type { ColumnUse, OwnSheet, SheetColumn, SheetGames, SheetUse } from '@podium/games-folder/own-sheets';
import type { TextStore } from '../../../drafts/saved-text.ts';

export interface ChosenSheet {
  sheet: OwnSheet;
  columns: readonly SheetColumn[];
  use: SheetUse;
  /** True if entries of the sheet are taken. */
  isUsed: boolean;
}

const storeKey = 'podium-console-columns';
const maxRemembered = 20;
type Remembered = Record<string, ColumnUse[]>;

const titlesOf = (columns: readonly SheetColumn[]): string => columns.map(({ title }) => title).join('\t');

function readRemembered(store: TextStore): Remembered {
  try {
    const saved: unknown = JSON.parse(store.getItem(storeKey) ?? '{}');
    return typeof saved === 'object' && saved !== null ? (saved as Remembered) : {};
  } catch {
    // Something else may have written there: columns are then proposed as for a first file.
    return {};
  }
}

/** Remembers the columns of a sheet for the next file with the same titles. */
export function rememberColumns({ columns, use }: ChosenSheet, store: TextStore): void {
  // Without titles, another sheet of as many columns would look the same.
  if (columns.every(({ title }) => title === '')) return;
  const { [titlesOf(columns)]: _, ...others } = readRemembered(store);
  const kept = Object.entries(others).slice(1 - maxRemembered);
  try {
    store.setItem(storeKey, JSON.stringify({ ...Object.fromEntries(kept), [titlesOf(columns)]: use.columns }));
  } catch {
    // Without room in the browser, columns are proposed again.
  }
}

export function chooseSheet(sheet: OwnSheet, games: SheetGames, store: TextStore): ChosenSheet {
  const { columns, bodyStart, delegation, event } = recognize(sheet, games);
  const events = new Set(games.events.map(({ id }) => `event:${id}`));
  const remembered = readRemembered(store)[titlesOf(columns)];
  const isKnown = (use: ColumnUse): boolean => !use.startsWith('event:') || events.has(use);
  const isRemembered = Array.isArray(remembered) && remembered.length === columns.length && remembered.every(isKnown);
  const uses = isRemembered ? remembered : columns.map(({ use }) => use);
  return {
    sheet,
    columns: isRemembered ? columns.map((column) => ({ ...column, isUnsure: false })) : columns,
    use: { columns: uses, bodyStart, delegation, event },
    isUsed: uses.some((use) => use === 'name' || use === 'familyName' || use === 'team' || use === 'members'),
  };
}
