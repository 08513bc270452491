import { z } from 'zod';
import { defineFeature } from '../kit.ts';
import { forgetCheckIns } from './check-in.ts';
import { offer } from '../service.ts';
import { enterRace, timedRaces } from '../timed-races.ts';
import { playableContests } from '../unplayed-contests.ts';
import { enterMeasuredRace } from './enter-race.ts';
import { findPlayable } from './playable.ts';
import { resultRoutes } from './routes.ts';
import { listTimedRaces } from './timed-race-lists.ts';

/** Results entered by organizers for contests without a feed: in the console, or through a scorer's link. */
export const feature = defineFeature({
  name: 'results',
  settings: {
    RESULTS_SECOND_PERSON: {
      schema: z.enum(['on', 'off']).default('off'),
      meaning: 'Results need a second person to become official: "on" or "off".',
    },
  },
  jobs: [
    { name: 'forget-check-ins', everyMs: 600_000, run: async (client, kit) => forgetCheckIns(client, kit.program()) },
  ],
  offers: (kit) => [
    offer(playableContests, async (units) => findPlayable(kit, units)),
    offer(timedRaces, async (discipline) => listTimedRaces(kit, discipline)),
    offer(enterRace, async (race) => enterMeasuredRace(kit, race)),
  ],
  routes: (kit) => resultRoutes(kit, kit.settings.RESULTS_SECOND_PERSON === 'on'),
});
