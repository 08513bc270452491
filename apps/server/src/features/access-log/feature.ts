import { defineFeature } from '../kit.ts';
import { foldAccessLog } from './fold.ts';
import { countAnswers } from './listener.ts';
import { accessLogRoutes } from './routes.ts';

export const feature = defineFeature({
  name: 'access-log',
  routes: accessLogRoutes,
  answered: countAnswers,
  jobs: [
    {
      name: 'fold',
      everyMs: 3_600_000,
      run: async (client, { program }) =>
        foldAccessLog(client, { now: Date.now(), timeZone: program().reference.games.timeZone }),
    },
  ],
});
