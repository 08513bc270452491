import type { Route } from '../../routes/route.ts';
import { authRoutes } from './auth-routes.ts';
import { consentRoutes } from './consents.ts';
import { emailRoutes } from './email-routes.ts';
import type { AccountKit } from './account-kit.ts';
import { erasureRoutes } from './erasure-routes.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { meRoutes } from './me-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { photoRoutes } from './photo-routes.ts';
import { secretRoutes } from './secret-routes.ts';
import { startToken } from './tokens.ts';

export function accountRoutes(kit: AccountKit): Route[] {
  kit.mail.onSent(startToken);
  return [
    ...authRoutes(kit),
    ...meRoutes(kit),
    ...secretRoutes(kit),
    ...photoRoutes(kit),
    ...emailRoutes(kit),
    ...consentRoutes(kit),
    ...peopleRoutes(kit),
    ...invitationRoutes(kit),
    ...erasureRoutes(kit),
  ];
}
