import { defineFeature } from '../kit.ts';
import { fillDemoTrivias } from './demo/fill.ts';
import { ownTrivia } from './own-trivia.ts';
import { triviaRoutes } from './routes.ts';

export const feature = defineFeature({
  name: 'trivia',
  routes: triviaRoutes,
  demo: async ({ pool }) => fillDemoTrivias(pool),
  ownData: async (personId, { pool }) => ownTrivia(pool, personId),
});
