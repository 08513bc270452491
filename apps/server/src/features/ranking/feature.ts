import { defineFeature } from '../kit.ts';
import { rankingSettings } from './settings.ts';
import { rankingRoutes } from './routes.ts';

export const feature = defineFeature({
  name: 'ranking',
  settings: rankingSettings,
  routes: rankingRoutes,
});
