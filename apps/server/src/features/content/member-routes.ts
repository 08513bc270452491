import { languageCode, lodgingAnswer, volunteerContactsAnswer } from '@podium/contract';
import { z } from 'zod';
import type { SignedIn } from '../../access/actor.ts';
import { route } from '../../routes/route.ts';
import type { Route } from '../../routes/route.ts';
import type { FeatureKit } from '../kit.ts';
import { listItems } from './items.ts';
import { ContentPresenter } from './present.ts';

/** Everybody signs up as a guest; organizers assign the other types. */
const staffTypes: ReadonlySet<string> = new Set(['admin', 'manager', 'staff']);
const isStaff = ({ userType, grants }: SignedIn): boolean => staffTypes.has(userType) || grants.length > 0;
/** Volunteers need the contact of their area. */
const seesContacts = (user: SignedIn): boolean => user.userType === 'volunteer' || isStaff(user);

/** Content for some signed-in users only. */
export function memberRoutes({ pool, program }: FeatureKit): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/v1/me/lodging',
        summary: 'Hotels of my delegation',
        description: 'Staff receive the hotels of all delegations.',
        tag: 'content',
        access: 'user',
        query: z.object({ lang: languageCode.default('en') }),
        answer: lodgingAnswer,
      },
      async ({ query: { lang }, user }) => {
        const games = program();
        const present = new ContentPresenter(games, lang);
        const { rows } = await pool.query<{ organisation: string | null }>(
          'select organisation from people.persons where id = $1',
          [user.userId],
        );
        const organisation = rows[0]?.organisation ?? null;
        const places = await listItems(pool, games.partition, 'place');
        const items = places.flatMap(({ id, data }) => {
          const { lodges: delegation } = data;
          if (delegation === undefined || (delegation !== organisation && !isStaff(user))) return [];
          return [
            {
              id,
              delegation,
              name: present.text(data.name),
              address: present.optionalText(data.address),
              localAddress: data.localAddress ?? null,
              point: data.point ?? null,
              phone: data.phone ?? null,
              web: data.web ?? null,
              hours: present.optionalText(data.hours),
            },
          ];
        });
        return { items, total: items.length };
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/v1/me/volunteer-contacts',
        summary: 'Contacts of the areas of volunteers, for staff and volunteers',
        description: 'Empty for everybody else.',
        tag: 'content',
        access: 'user',
        answer: volunteerContactsAnswer,
      },
      async ({ user }) => {
        const areas = seesContacts(user) ? await listItems(pool, program().partition, 'volunteer-area') : [];
        const items = areas.flatMap(({ id, data: { lead = null, leadPhone: phone = null, leadEmail: email = null } }) =>
          lead === null && phone === null && email === null ? [] : [{ id, lead, phone, email }],
        );
        return { items, total: items.length };
      },
    ),
  ];
}
