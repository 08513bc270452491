import type { OpenAPIHono } from '@hono/zod-openapi';
import type { AccessTable } from '../../access/access-table.ts';
import type { AccountKit } from './feature.ts';
import { addConsents, consentAccess } from './consents.ts';
import { doorAccess, addDoor } from './door-routes.ts';
import { addEmailRoutes, emailAccess } from './email-routes.ts';
import { addMe, meAccess } from './me-routes.ts';
import { addPeople, peopleAccess } from './people-routes.ts';
import { startToken } from './tokens.ts';

/** Who may call what of the accounts. */
export const accountAccess: AccessTable = {
  ...doorAccess,
  ...meAccess,
  ...emailAccess,
  ...consentAccess,
  ...peopleAccess,
};

export function addAccountRoutes(app: OpenAPIHono, kit: AccountKit): void {
  kit.mail.onSent(startToken);
  addDoor(app, kit);
  addMe(app, kit);
  addEmailRoutes(app, kit);
  addConsents(app, kit);
  addPeople(app, kit);
}
