import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'send-photos',
  order: 45,
  group: 'content',
  icon: 'M4 8h3l2-3h6l2 3h3v11H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 1 0 0-7',
  address: '/send-photos',
  roles: ['publisher', 'admin'],
  parts: ['discipline', 'venue', 'team', 'kind'],
  kind: 'photo',
  pages: [page('/send-photos', async () => (await import('./send-photos-page.tsx')).SendPhotosPage)],
};
