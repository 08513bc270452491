const finishedStatuses: ReadonlySet<string> = new Set(['FINISHED', 'UNOFFICIAL', 'PROTESTED', 'OFFICIAL']);
const runningStatuses: ReadonlySet<string> = new Set(['RUNNING', 'SCHEDULED_BREAK', 'PROGRAMED_PAUSE', 'INTERRUPTED']);

export const entryStates = ['toCome', 'on', 'toConfirm', 'official'] as const;
export type EntryState = (typeof entryStates)[number];

export function entryState(status: string): EntryState {
  if (status === 'OFFICIAL') return 'official';
  if (finishedStatuses.has(status)) return 'toConfirm';
  return runningStatuses.has(status) ? 'on' : 'toCome';
}

export const irms = ['DNS', 'DNF', 'DSQ', 'WDR', 'NM', 'RET', 'WO'] as const;
export type Irm = (typeof irms)[number];

/** @returns a mark or, for `dns` and the like, the irregular mark */
export function typedMark(text: string): { mark: string | null; irm: Irm | null } {
  const plain = text.trim().replaceAll(',', '.');
  const irm = irms.find((code) => code === plain.toUpperCase()) ?? null;
  return { mark: irm || plain === '' ? null : plain, irm };
}
