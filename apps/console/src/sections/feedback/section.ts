import { dot } from '../../look/icon-lines.ts';
import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'feedback',
  order: 60,
  icon: `M4 4h16v13H9l-5 4zM12 7v4${dot(12, 14)}`,
  address: '/feedback',
  roles: ['manager', 'admin'],
  pages: [page('/feedback', async () => (await import('./feedback-page.tsx')).FeedbackPage)],
};
