import type { Attributes, Detail } from '../../elements/basics.ts';
import type { CompetitorElement } from '../../elements/competitors.ts';
import type { UnitInfo } from '../../elements/results.ts';

export interface StatisticsBody {
  kind: 'statistics';
  info: UnitInfo;
  groups: { code?: string; details: Detail[]; competitors: CompetitorElement[]; attributes?: Attributes }[];
}
