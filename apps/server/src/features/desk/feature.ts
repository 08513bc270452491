import { auditAnswer, auditFilter } from '@podium/contract';
import { Presenter } from '../../read-model/program/presenter.ts';
import { route } from '../../routes/route.ts';
import { defineFeature } from '../kit.ts';
import { readAudit } from './audit.ts';
import { levelRoutes } from './levels.ts';
import { nameRoutes } from './names.ts';
import { scheduleRoutes } from './schedule/routes.ts';

/** The audit log of organizers: public decisions from the journal, all other actions from the noted actions. */
export const feature = defineFeature({
  name: 'desk',
  routes: (kit) => [
    ...scheduleRoutes(kit),
    ...levelRoutes(kit),
    ...nameRoutes(kit),
    route(
      {
        method: 'get',
        path: '/api/v1/desk/audit',
        summary: 'Decisions of organizers, newest first',
        description: 'Entries of the server itself, such as imports of a folder, are among them.',
        tag: 'desk',
        access: { grants: ['manager'] },
        query: auditFilter,
        answer: auditAnswer,
      },
      async ({ query }) => readAudit(kit.pool, query, new Presenter(kit.program(), query.lang)),
    ),
  ],
});
