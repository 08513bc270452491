import { defineFeature } from '../kit.ts';
import { switchRoutes } from './routes.ts';

/** Switches for emergencies: read-only Games, frozen medals. */
export const feature = defineFeature({ name: 'switches', routes: switchRoutes });
