import { box } from '../../look/icon-lines.ts';
import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'media',
  order: 50,
  group: 'content',
  icon: `${box(7, 3, 14, 13)}M3 8v12h13M9 14l4-5 3 3 2-2 3 4`,
  address: '/media',
  roles: ['publisher', 'admin'],
  parts: ['discipline', 'venue', 'team', 'kind'],
  pages: [page('/media', async () => (await import('./media-page.tsx')).MediaPage)],
  decisions: ['file', 'file.remove'],
};
