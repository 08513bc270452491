import { liveKeys } from '@podium/contract/live-keys';
import { pages } from '@podium/contract/pages';
import type { RouteRulesAnswer } from '@podium/contract';
import type { FeatureBuilders } from '../../../read-model/program/building.ts';
import { listItems } from '../items.ts';
import { ofKinds } from '../of-kinds.ts';

export const routeRuleBuilders: Pick<FeatureBuilders, 'routeRules'> = {
  routeRules: ofKinds(['route-rule'], [liveKeys.games], async ({ snapshot, pool }) => {
    const rules = await listItems(pool, snapshot.partition, 'route-rule');
    return {
      items: rules.map(({ id, data: { from, to } }) => ({ id, from, to })),
      total: rules.length,
      former: [...snapshot.reference.formerCodes].map(([old, code]) => ({
        from: pages.delegation(old),
        to: pages.delegation(code),
      })),
    } satisfies Omit<RouteRulesAnswer, 'asOf'>;
  }),
};
