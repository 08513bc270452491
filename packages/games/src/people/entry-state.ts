import { canonicalIrm } from '../marks/irm.ts';

export type EntryState = 'active' | 'reserve' | 'withdrawn';

const gone: ReadonlySet<string | null> = new Set(['WDR', 'WITHDRAWN', 'SCR', 'SCRATCHED', 'DNS', 'DSQ', 'DQB', 'EXC']);
const waiting: ReadonlySet<string> = new Set(['RESERVE', 'RES', 'ALTERNATE']);

/** Whether somebody who was entered still starts: `withdrawn` and `WD` do not; a status we do not know keeps nobody away. */
export function entryStateOf(status: string | null | undefined): EntryState {
  const word = (status ?? '').trim().toUpperCase();
  if (gone.has(word) || gone.has(canonicalIrm(word))) return 'withdrawn';
  return waiting.has(word) ? 'reserve' : 'active';
}
