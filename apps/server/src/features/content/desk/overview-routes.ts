import { kindNames } from '@podium/content';
import {
  deskFilter,
  deskKindsAnswer,
  deskListAnswer,
  deskSearch,
  foundContent,
  referenceFilter,
  referencesAnswer,
} from '@podium/contract';
import { z } from 'zod';
import { route } from '../../../routes/route.ts';
import type { Route } from '../../../routes/route.ts';
import type { FeatureKit } from '../../kit.ts';
import type { contentSettings } from '../settings.ts';
import { countKinds, filterItems } from './list-items.ts';
import { presentListEntry } from './present-items.ts';
import { referenceTargets, suggestReferences } from './references.ts';
import { deskBase, kindName, ofDesk } from './desk-route.ts';
import { openItems } from './open-items.ts';

/** Items of one kind among those found by the console's search. */
const foundPerKind = 3;

/** The state of the content, its search, and the targets of its references. */
export function overviewRoutes(kit: FeatureKit<typeof contentSettings>): Route[] {
  const { pool, program } = kit;
  const { ownItems } = openItems(kit);
  return [
    route(
      {
        ...ofDesk,
        method: 'get',
        path: `${deskBase}/content`,
        summary: 'Content overview',
        answer: deskKindsAnswer,
      },
      async ({ user }) => {
        const { partition, reference } = program();
        const { languages } = reference.games;
        const items = [];
        for (const kind of kindNames) items.push(countKinds(kind, await ownItems(partition, kind, user), languages));
        return { items, languages };
      },
    ),
    route(
      {
        ...ofDesk,
        method: 'get',
        path: `${deskBase}/content/{kind}`,
        summary: 'Items of a kind, drafts and published',
        params: z.object({ kind: kindName }),
        query: deskFilter,
        answer: deskListAnswer,
      },
      async ({ params: { kind }, query, user }) => {
        const { partition, reference } = program();
        const entries = (await ownItems(partition, kind, user)).map((item) =>
          presentListEntry(kind, item, query.lang, reference.games.languages),
        );
        return filterItems(entries, query);
      },
    ),
    route(
      {
        ...ofDesk,
        method: 'get',
        path: `${deskBase}/find-content`,
        summary: 'Items of all kinds by words of their titles',
        query: deskSearch,
        answer: foundContent,
      },
      async ({ query: { q, lang }, user }) => {
        const { partition, reference } = program();
        const items = [];
        for (const kind of kindNames) {
          const entries = (await ownItems(partition, kind, user)).map((item) =>
            presentListEntry(kind, item, lang, reference.games.languages),
          );
          const filter = deskFilter.parse({ q, lang, sort: 'title', count: foundPerKind });
          items.push(...filterItems(entries, filter).items.map(({ id, title }) => ({ kind, id, title })));
        }
        return { items, total: items.length };
      },
    ),
    route(
      {
        ...ofDesk,
        // Managers choose by name what they invite people for.
        access: { grants: ['publisher', 'manager'], isForPart: true },
        method: 'get',
        path: `${deskBase}/references/{target}`,
        summary: 'Reference options',
        params: z.object({ target: z.enum(referenceTargets) }),
        query: referenceFilter,
        answer: referencesAnswer,
      },
      async ({ params: { target }, query: { lang: language, q: query, ids } }) => ({
        items: await suggestReferences({ pool, program: program(), language }, target, {
          query,
          ids: ids === undefined ? undefined : new Set(ids.split(',')),
        }),
      }),
    ),
  ];
}
