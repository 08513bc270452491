/** Entries from spreadsheets as organizers have them. Runs in the browser: no I/O. */
export { sheetFields } from './field-words.ts';
export type { SheetField } from './field-words.ts';
export { foldedDelegation } from './match-names.ts';
export type { NamedDelegation, NamedEvent } from './match-names.ts';
export { SheetsUnreadable } from './own-sheet.ts';
export type { OwnSheet, OwnSheets, SheetsFault } from './own-sheet.ts';
export { recognize } from './recognize.ts';
export type { ColumnUse, SheetColumn, SheetGames, SheetProposal } from './recognize.ts';
export { questionKey, readEntries } from './read-entries.ts';
export type {
  LineDoubt,
  EntriesReading,
  SheetDoubt,
  SheetEntry,
  SheetPerson,
  SheetQuestion,
  SheetUse,
} from './read-entries.ts';
export { writeTemplate } from './write-template.ts';
export type { TemplateColumn } from './write-template.ts';
