export const phrases = {
  views: 'Medal views',
  events: 'By event',
  gender: 'By gender',
  division: 'By division',
  table: 'Medal table',
  noDivisions: 'This sport has no divisions',
} as const;
