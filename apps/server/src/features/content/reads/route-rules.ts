import type { RouteRulesAnswer } from '@podium/contract';
import type { FeatureBuilders } from '../../../read-model/programme/building.ts';
import { listItems } from '../items.ts';
import { ofKinds } from '../of-kinds.ts';

export const routeRuleBuilders: Pick<FeatureBuilders, 'routeRules'> = {
  routeRules: ofKinds(['route-rule'], [], async ({ snapshot, pool }) => {
    const rules = await listItems(pool, snapshot.partition, 'route-rule');
    return {
      items: rules.map(({ id, data: { from, to } }) => ({ id, from, to })),
      total: rules.length,
    } satisfies Omit<RouteRulesAnswer, 'asOf'>;
  }),
};
