import type { Attributes } from './basics.ts';
import type { CompetitorElement } from './competitors.ts';

export interface MedallistElement {
  /** gold, silver or bronze. */
  medal: string;
  date?: string;
  unit?: string;
  competitor: CompetitorElement;
  attributes?: Attributes;
}
