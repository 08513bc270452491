import { readInstallation } from '../../feed/installation.ts';
import { defineFeature } from '../kit.ts';
import { fillDemoTrivias } from './demo/fill.ts';
import { ownTrivia } from './own-trivia.ts';
import { triviaRoutes } from './routes.ts';

export const feature = defineFeature({
  name: 'trivia',
  routes: triviaRoutes,
  async demo({ pool, log }) {
    const { gamesCode } = await readInstallation(pool);
    if (gamesCode !== undefined) await fillDemoTrivias({ pool, log, competitionCode: gamesCode });
  },
  ownData: async (personId, { pool }) => ownTrivia(pool, personId),
});
