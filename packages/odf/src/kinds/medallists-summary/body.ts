import type { Attributes } from '../../elements/basics.ts';
import type { MedallistElement } from '../../elements/medallists.ts';

export interface DisciplineMedallists {
  code: string;
  totalEvents?: string;
  finishedEvents?: string;
  events: { code: string; name?: string; date?: string; medallists: MedallistElement[]; attributes?: Attributes }[];
  attributes?: Attributes;
}

export interface MedallistsSummaryBody {
  kind: 'medallists-summary';
  disciplines: DisciplineMedallists[];
}
