export const phrases = {
  name: 'Document',
  names: 'Documents',
  fields: {
    type: 'Kind of document',
    title: 'Title',
    summary: 'Summary',
    discipline: 'Sport',
    event: 'Event',
    unit: 'Contest',
    day: 'Day',
    published: 'Date',
    priority: 'Importance',
    isPinned: 'Pin to the top',
    version: 'Version number',
    replaces: 'Replaces',
    files: 'Files',
  },
  words: {
    type: {
      transport: 'Transport',
      report: 'Report',
      competition: 'Competition',
      general: 'General',
    },
  },
} as const;
