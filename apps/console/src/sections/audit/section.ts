import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'audit',
  order: 80,
  icon: 'M4 5v5h5M4.5 10a8 8 0 1 1 0 5M12 8v4l3 2',
  address: '/audit',
  roles: ['manager', 'admin'],
  card: async () => (await import('./last-acts-card.tsx')).LastActsCard,
  pages: [page('/audit', async () => (await import('./audit-page.tsx')).AuditPage)],
};
