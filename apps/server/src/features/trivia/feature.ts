import { defineFeature } from '../kit.ts';
import { fillDemoTrivias } from './demo/fill.ts';
import { ownTrivia } from './own-trivia.ts';
import { addTrivia, triviaAccess } from './routes.ts';

export const feature = defineFeature({
  name: 'trivia',
  access: triviaAccess,
  routes: addTrivia,
  demo: async ({ pool }) => fillDemoTrivias(pool),
  ownData: async (personId, { pool }) => ownTrivia(pool, personId),
});
