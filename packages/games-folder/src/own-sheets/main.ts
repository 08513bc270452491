/** Entries from spreadsheets as organizers have them. Runs in the browser: no I/O. */
export { sheetFields } from './field-words.ts';
export type { SheetField } from './field-words.ts';
export { listFields } from './list-fields.ts';
export type { ListField } from './list-fields.ts';
export { foldedDelegation } from './match-names.ts';
export type { NamedDelegation, NamedEvent } from './match-names.ts';
export { SheetsUnreadable } from './own-sheet.ts';
export type { OwnSheet, OwnSheets, SheetsFault } from './own-sheet.ts';
export { isFullName, isLineNumber, recognize, resolveNames } from './recognize.ts';
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
export { BirthDates } from './birth-dates.ts';
export { entryTitles } from './field-words.ts';
export { findHeader } from './find-header.ts';
export { DelegationNames, eventWords } from './match-names.ts';
export type { SheetLine } from './own-sheet.ts';
export { isOrderOpen, personName, readPerson } from './person-name.ts';
export type { EnteredPerson, NameOrder } from './person-name.ts';
export { sexReader, wordSex } from './sexes.ts';
export type { Sex } from './sexes.ts';
export { isOtherTitle, titleMatcher } from './title-matcher.ts';
export { wordsOf } from './words.ts';
export { dateOrder, isDayFirst, readLocalTime } from '../spreadsheet/local-times.ts';
export type { DateOrder } from '../spreadsheet/local-times.ts';
export { editDistance } from '../nearest-word.ts';
