import { sheet } from '../../look/icon-lines.ts';
import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'imports',
  order: 150,
  group: 'setUp',
  icon: `${sheet}M12 18v-6M9.5 14.500L12 12l2.5 2.5`,
  address: '/imports',
  roles: ['admin'],
  pages: [page('/imports', async () => (await import('./imports-page.tsx')).ImportsPage)],
  decisions: ['import.run', 'export', 'export.run', 'export.download', 'transport.publish', 'transport.withdraw'],
};
