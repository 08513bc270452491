import { defineFeature } from '../kit.ts';
import { endRehearsal } from './end-rehearsal.ts';
import { rehearsalRoutes } from './routes.ts';

/** A rehearsal before the Games: contests are played with results that are thrown away afterwards. */
export const feature = defineFeature({
  name: 'rehearsal',
  routes: rehearsalRoutes,
  // After a kill, the next turn continues.
  jobs: [{ name: 'end', everyMs: 2000, run: endRehearsal }],
});
