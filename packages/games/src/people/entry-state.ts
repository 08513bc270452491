import { canonicalIrm } from '../marks/irm.ts';

export type EntryState = 'active' | 'reserve' | 'withdrawn';

const withdrawnStatuses: ReadonlySet<string | null> = new Set([
  'WDR',
  'WITHDRAWN',
  'SCR',
  'SCRATCHED',
  'DNS',
  'DSQ',
  'DQB',
  'EXC',
]);
const reserveStatuses: ReadonlySet<string> = new Set(['RESERVE', 'RES', 'ALTERNATE']);

/** Returns whether an entrant still starts: false for `withdrawn` or `WD`; an unknown status does not exclude an entrant. */
export function entryState(status: string | null | undefined): EntryState {
  const code = (status ?? '').trim().toUpperCase();
  if (withdrawnStatuses.has(code) || withdrawnStatuses.has(canonicalIrm(code))) return 'withdrawn';
  return reserveStatuses.has(code) ? 'reserve' : 'active';
}
