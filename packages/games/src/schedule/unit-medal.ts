import type { UnitMedal } from '../model/vocabulary.ts';

/** The medal that a unit decides: `1` is gold, `3` is bronze, and `2` is bronze too, as in editions before 2020. */
export function unitMedal(medal: string | null | undefined): UnitMedal {
  if (medal === '1') return 'gold';
  return medal === '2' || medal === '3' ? 'bronze' : 'none';
}
