import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'courses',
  order: 120,
  group: 'content',
  icon: 'M2 9l10-5 10 5-10 5zM6 11v5c3 3 9 3 12 0v-5M22 9v6',
  address: '/courses',
  roles: ['manager', 'admin'],
  pages: [
    page('/courses', async () => (await import('./courses-page.tsx')).CoursesPage),
    page('/courses/:course', async () => (await import('./course-participants-page.tsx')).CourseParticipantsPage),
  ],
  decisions: ['certificate', 'certificate.revoke', 'certificate.restore', 'certificate.reissue'],
};
