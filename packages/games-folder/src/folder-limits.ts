/** Limits of a Games folder; what is larger is refused before it is read. */
export const folderLimits = {
  unpackedBytes: 200 * 1024 * 1024,
  rowsPerFile: 500_000,
  cellBytes: 64 * 1024,
  packingRatio: 100,
  /** Sheets repeat themselves more than tables do. */
  workbookPackingRatio: 200,
  attachmentBytes: 20 * 1024 * 1024,
  problems: 1000,
  problemsPerCodeAndColumn: 100,
  valueInMessage: 60,
  wordsInMessage: 16,
  /** Among more ids than these no near one is looked for: that would take longer than the check. */
  idsForSuggestion: 20_000,
} as const;
