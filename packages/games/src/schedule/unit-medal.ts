import type { UnitMedal } from '../model/vocabulary.ts';

/** Which medal a unit decides: `1` gold, `3` bronze, and `2` bronze too, as editions before 2020 had it. */
export function unitMedalOf(medal: string | null | undefined): UnitMedal {
  if (medal === '1') return 'gold';
  return medal === '2' || medal === '3' ? 'bronze' : 'none';
}
