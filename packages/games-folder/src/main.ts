export { contentTables, fileNames, tableNames, triviaNames } from './folder-tables.ts';
export type {
  ContentFile,
  FileName,
  FolderRow,
  FolderTables,
  GamesFacts,
  TableName,
  TriviaName,
} from './folder-tables.ts';
export { folderSchema } from './folder-schema.ts';
export { eventRulesCells, readEventRules, ruleColumn } from './event-rules-row.ts';
export type { CellKind, Column, FileSchema } from './column.ts';
export {
  detailTypes,
  documentKinds,
  lineupRoles,
  organisationTypes,
  questionKinds,
  quizLimits,
  quizTypes,
} from './folder-words.ts';
export { isTimetableFile } from './arrange-files.ts';
export { phaseWords } from './phase-words.ts';
export { FolderUnreadable, openFolder, readArchive } from './folder-source.ts';
export type { FolderSource } from './folder-source.ts';
export { holdsTables } from './holds-tables.ts';
export { isSingleFile, openSingleFile } from './single-file.ts';
export { hasEveryTable, isFolderFile, readContent, readFolder, readGamesFacts } from './read-folder.ts';
export type { FolderReading, TableListener } from './read-folder.ts';
export type { KnownIds, KnownRows } from './folder-check.ts';
export { formatProblem, ProblemList, problemMessage, quote } from './problems.ts';
export type { FolderProblem, ProblemCode, ProblemForm, ProblemParams, ProblemReport } from './problems.ts';
export { parseFolder } from './parse-folder.ts';
export { missingParisColumn } from './paris2024/paris-columns.ts';
export { isParisFile, isParisFolder } from './paris2024/paris-files.ts';
export { parseParis } from './paris2024/parse-paris.ts';
export { competitorTypes, folderId, withFallbackName, row, texts, ZoneTimes } from './cells.ts';
export { unescapeFormula, parseCsv, TextPositions, writeCsv } from './csv.ts';
export type { CsvFile } from './csv.ts';
export { suggestion } from './cell-check.ts';
export { folderLimits } from './folder-limits.ts';
export { decodeText } from './spreadsheet/decode-text.ts';
export { isFlagCode } from './flag-code.ts';
export { fileEnding, mediaTypeOf } from './media-type.ts';
export { folderFiles, gamesFile, packedFiles, writeArchive, writeFolder } from './write-folder.ts';
