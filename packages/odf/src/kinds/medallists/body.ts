import type { MedallistElement } from '../../elements/medallists.ts';
import type { UnitInfo } from '../../elements/results.ts';

export interface MedallistsBody {
  kind: 'medallists';
  info: UnitInfo;
  medallists: MedallistElement[];
}
