import { defineFeature } from '../kit.ts';
import type { Feature } from '../kit.ts';
import { Ranking } from './ranking.ts';
import { rankingRoutes } from './routes.ts';

/** @param retentionMs time for which all requests share one count of positions */
export const rankingFeature = (retentionMs: number): Feature =>
  defineFeature({ name: 'ranking', routes: (kit) => rankingRoutes(new Ranking(kit, retentionMs)) });

export const feature = rankingFeature(3000);
