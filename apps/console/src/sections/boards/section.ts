import { box } from '../../look/icon-lines.ts';
import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'boards',
  order: 37,
  group: 'paper',
  icon: `${box(3, 4, 18, 12)}M12 16v4M8 20h8M7 12V9M12 12V7M17 12v-2`,
  address: '/boards',
  roles: ['manager', 'referee', 'admin'],
  parts: ['discipline', 'venue'],
  pages: [page('/boards', async () => (await import('./boards-page.tsx')).BoardsPage)],
};
