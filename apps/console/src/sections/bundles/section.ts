import { box } from '../../look/icon-lines.ts';
import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'bundles',
  order: 160,
  icon: `${box(6, 2, 12, 20)}M12 7v8M9 12l3 3 3-3M11 18.500h2`,
  address: '/bundles',
  roles: ['admin'],
  pages: [page('/bundles', async () => (await import('./bundles-page.tsx')).BundlesPage)],
  decisions: ['bundle.publish', 'bundle.rollout', 'bundle.withdraw'],
};
