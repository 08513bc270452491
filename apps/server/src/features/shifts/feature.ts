import { defineFeature } from '../kit.ts';
import { deskShiftRoutes } from './desk-routes.ts';
import { forgetVolunteers } from './shift-store.ts';
import { visitRoute } from './visit-route.ts';

/** Shifts of volunteers: planned by coordinators, answered through a link without an account. */
export const feature = defineFeature({
  name: 'shifts',
  jobs: [
    {
      name: 'forget-volunteers',
      everyMs: 600_000,
      run: async (client, kit) => forgetVolunteers(client, kit.program().partition, kit.clock.now()),
    },
  ],
  routes: (kit) => [...deskShiftRoutes(kit), visitRoute(kit)],
});
