import { gendersOf } from '../../shared/program/discipline-shell/event-choices.ts';
import type { EventRef } from '@podium/contract';
import type { MedalTab } from './search.ts';

type Gender = 'M' | 'W' | 'X';
type Division = '1' | '2' | '3';
const divisions = ['1', '2', '3'] as const satisfies readonly Division[];

export interface MedalTableQuery {
  name: string;
  filter: { discipline: string; gender?: Gender; division?: Division };
}

/** The tables of a tab: one for the whole sport, or one per gender or division with events. */
export function tableFilters(
  discipline: string,
  tab: MedalTab,
  events: readonly Pick<EventRef, 'gender' | 'division'>[],
): MedalTableQuery[] {
  if (tab === 'events') return [];
  if (tab === 'table') return [{ name: 'all', filter: { discipline } }];
  if (tab === 'gender') {
    return gendersOf(events)
      .filter((gender): gender is Gender => gender !== 'O')
      .map((gender) => ({ name: gender, filter: { discipline, gender } }));
  }
  return divisions
    .filter((division) => events.some((event) => event.division === division))
    .map((division) => ({ name: division, filter: { discipline, division } }));
}
