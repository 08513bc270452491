import { circle } from '../../look/icon-lines.ts';
import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'participants',
  order: 90,
  group: 'setUp',
  icon: `M2 12c4-8 16-8 20 0c-4 8-16 8-20 0z${circle(12, 12, 3)}`,
  address: '/participants',
  roles: ['manager', 'admin'],
  find: async () => (await import('./find.ts')).findParticipants,
  pages: [page('/participants', async () => (await import('./participants-page.tsx')).ParticipantsPage)],
  subjectPath: (about) => `/participants?id=${encodeURIComponent(about.split('/')[1] ?? '')}`,
  decisions: ['publication.level', 'person.name'],
};
