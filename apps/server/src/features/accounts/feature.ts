import { listFollows } from './account.ts';
import { defineFeature } from '../kit.ts';
import { followsOf, rightsNow } from '../account-services.ts';
import { offer } from '../service.ts';
import { accountSettings, openAccounts } from './account-kit.ts';
import { accountNow } from './account-now.ts';
import { accountRoutes } from './routes.ts';
import { answerResetRequests } from './confirmations.ts';
import { demoAccounts } from './demo-accounts.ts';
import { alarmUrgent } from './erasures.ts';
import { accountVerbs } from './verbs.ts';
import { forgetOld } from './forget-old.ts';
import { deleteEndedGrants } from './grants.ts';
import { Passwords } from './passwords.ts';

export const feature = defineFeature({
  name: 'accounts',
  settings: accountSettings,
  open: openAccounts,
  routes: (kit) => accountRoutes({ ...kit, ...kit.state }),
  offers: (kit) => [
    offer(followsOf, async (userId) => (await listFollows(kit.pool, userId)).items),
    offer(rightsNow, async (userId) => accountNow({ ...kit, ...kit.state }, userId)),
  ],
  identify: async (request, kit) => (await kit.state.asker(request))?.actor,
  demo: async (kit, print) => demoAccounts(kit, new Passwords(kit.settings.ACCOUNTS_PASSWORD_MB), print),
  verbs: accountVerbs,
  jobs: [
    { name: 'forget', everyMs: 3_600_000, run: async (client) => forgetOld(client) },
    { name: 'ended rights', everyMs: 60_000, run: async (client) => deleteEndedGrants(client) },
    { name: 'erasures', everyMs: 60_000, run: async (_, kit) => alarmUrgent(kit) },
    { name: 'reset requests', everyMs: 500, run: async (_, kit) => answerResetRequests(kit) },
  ],
});
