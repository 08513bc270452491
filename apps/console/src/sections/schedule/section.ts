import { box } from '../../look/icon-lines.ts';
import { page } from '../../session/section.ts';
import type { Section } from '../../session/section.ts';

export const section: Section = {
  name: 'schedule',
  order: 20,
  group: 'day',
  icon: `${box(4, 5, 16, 16)}M4 10h16M8 3v4M16 3v4`,
  address: '/schedule',
  roles: ['manager', 'referee', 'admin'],
  parts: ['discipline', 'venue'],
  pages: [page('/schedule', async () => (await import('./schedule-page.tsx')).SchedulePage)],
  decisions: ['edit', 'edit.set', 'edit.clear', 'edit.undo'],
  undoPath: ({ type, entry }) =>
    entry !== null && (type === 'edit.set' || type === 'edit.clear') ? `/schedule?undo=${entry}` : undefined,
  subjectPath: (about) =>
    about.startsWith('unit/') ? `/schedule?unit=${encodeURIComponent(about.slice(5))}` : undefined,
  alarms: ['edit-contradicted'],
};
