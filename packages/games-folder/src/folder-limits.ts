/** Limits of a Games folder; anything larger is rejected before it is read. */
export const folderLimits = {
  unpackedBytes: 200 * 1024 * 1024,
  /** Maximum number of files in an archive. */
  entries: 20_000,
  rowsPerFile: 500_000,
  /** Maximum number of rows of all sheets together. */
  rowsPerWorkbook: 1_000_000,
  /** Maximum length of a record in a text file (characters); a longer cell in quotes has an open quote. */
  recordLength: 4_000_000,
  cellsPerRecord: 1000,
  cellBytes: 64 * 1024,
  packingRatio: 100,
  /** XML sheets compress better than CSV tables. */
  workbookPackingRatio: 200,
  attachmentBytes: 20 * 1024 * 1024,
  problems: 1000,
  problemsPerCodeAndColumn: 100,
  valueInMessage: 60,
  wordsInMessage: 16,
  /** With more ids than this, no similar id is suggested: the search would take longer than the check. */
  idsForSuggestion: 20_000,
} as const;
