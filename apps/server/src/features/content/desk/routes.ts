import type { Route } from '../../../routes/route.ts';
import type { FeatureKit } from '../../kit.ts';
import type { contentSettings } from '../settings.ts';
import { draftRoutes } from './draft-routes.ts';
import { overviewRoutes } from './overview-routes.ts';
import { publicationRoutes } from './publication-routes.ts';

/** Desk routes for all published content: drafts, review, publication, versions. */
export const deskRoutes = (kit: FeatureKit<typeof contentSettings>): Route[] => [
  ...overviewRoutes(kit),
  ...draftRoutes(kit),
  ...publicationRoutes(kit),
];
