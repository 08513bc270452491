import { routeRuleAnswer } from '@podium/contract';
import { z } from 'zod';
import { findForwarding } from '../../ground/forwarding.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import { defineFeature } from '../kit.ts';
import type { FeatureKit } from '../kit.ts';

/** C04: the app looks for a redirect before it reports a missing page. */
function routeRuleRoutes({ read, publicUrl, redirectHosts }: FeatureKit): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/route-rules',
        summary: 'Where an address without a page leads',
        description:
          'Organizers publish forwardings as content; addresses with a former code of a delegation are forwarded without. Chains are followed to the end.',
        tag: 'route rules',
        access: 'everyone',
        query: z.object({
          path: z
            .string()
            .max(2000)
            .regex(/^\/(?![/\\])/, 'expected a path that begins with one slash'),
        }),
        answer: routeRuleAnswer,
      },
      async ({ c, query: { path } }) => {
        const { items: rules = [], former: formerRules } = (await read('routeRules', 'en', {})) ?? {};
        const redirect = findForwarding(path, { rules, formerRules, publicUrl, redirectHosts }) ?? null;
        return c.json({ redirect }, 200, { 'cache-control': 'no-cache' });
      },
    ),
  ];
}

/** Forwards old addresses; the rules are content of the kind `route-rule`. */
export const feature = defineFeature({
  name: 'route-rules',
  routes: routeRuleRoutes,
});
