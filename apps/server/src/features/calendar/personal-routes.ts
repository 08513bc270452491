import { personalCalendarAddress, personalCalendarAnswer } from '@podium/contract';
import { nothing, route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import type { FeatureKit } from '../kit.ts';
import { renewToken, revokeToken, tokenTime } from './personal.ts';

const path = '/api/v1/me/calendar';
const mine = { path, tag: 'calendar', access: 'user' } as const;

export function personalRoutes({ pool }: FeatureKit): Route[] {
  return [
    route(
      { ...mine, method: 'get', summary: 'Address of my calendar', answer: personalCalendarAnswer },
      async ({ user: { userId } }) => {
        const issuedAt = await tokenTime(pool, userId);
        return { createdAt: issuedAt === undefined ? null : new Date(issuedAt).toISOString() };
      },
    ),
    route(
      {
        ...mine,
        method: 'post',
        summary: 'Create or renew the address of my calendar',
        description: 'An earlier address stops working. The address is not stored and cannot be shown again.',
        answer: personalCalendarAddress,
        status: 201,
      },
      async ({ user: { userId } }) => ({ path: `/calendar/${await renewToken(pool, userId)}.ics` }),
    ),
    route(
      { ...mine, method: 'delete', summary: 'Revoke the address of my calendar', answer: nothing },
      async ({ user: { userId } }) => {
        await revokeToken(pool, userId);
        return {};
      },
    ),
  ];
}
