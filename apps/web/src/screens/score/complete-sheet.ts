import type { ResultSheet } from '@podium/contract';

type NewFields =
  | 'ending'
  | 'decision'
  | 'ties'
  | 'others'
  | 'cut'
  | 'isHeights'
  | 'panel'
  | 'bars'
  | 'facts'
  | 'recordKinds';
const newFields: Pick<ResultSheet, NewFields> = {
  ending: null,
  decision: null,
  ties: [],
  others: [],
  cut: null,
  isHeights: false,
  panel: null,
  bars: [],
  facts: [],
  recordKinds: [],
};

type StoredSheet = Omit<ResultSheet, NewFields> & Partial<Pick<ResultSheet, NewFields>>;

/** A sheet that an older version of the app has stored on the device, with the fields that it did not have. */
export const completeSheet = (sheet: StoredSheet): ResultSheet => ({
  ...newFields,
  ...sheet,
  lines: sheet.lines.map((line: Partial<ResultSheet['lines'][number]> & ResultSheet['lines'][number]) => ({
    ...line,
    isHere: (line.isHere as typeof line.isHere | undefined) ?? null,
    facts: (line.facts as typeof line.facts | undefined) ?? [],
    records: (line.records as typeof line.records | undefined) ?? [],
  })),
});
