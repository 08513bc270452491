export const phrases = {
  title: 'Official reports',
  description: 'Reports, regulations, timetables and other documents of the organizers.',
  type: 'Type',
  allTypes: 'All types',
  count: '{count, plural, one {# document} other {# documents}}',
  emptyHint: 'Documents will appear here as soon as they are published.',
  toReports: 'Result reports and start lists',
} as const;
