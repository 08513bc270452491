import { box } from '../../look/icon-lines.ts';
import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'invitations',
  order: 135,
  group: 'people',
  icon: `${box(3, 5, 18, 14)}M3 7l9 6 9-6`,
  address: '/invitations',
  roles: ['manager', 'referee', 'publisher', 'admin'],
  parts: ['discipline', 'venue', 'team', 'kind', 'language'],
  pages: [page('/invitations', async () => (await import('./invitations-page.tsx')).InvitationsPage)],
  decisions: ['person.invite', 'person.invite-revoked', 'person.accept', 'person.password-link'],
};
