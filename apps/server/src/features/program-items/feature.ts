import { defineFeature } from '../kit.ts';
import { programItemRoutes } from './routes.ts';

/** Items that organizers add to the schedule: ceremonies, meetings, trainings, meals and transport. */
export const feature = defineFeature({ name: 'program-items', routes: programItemRoutes });
