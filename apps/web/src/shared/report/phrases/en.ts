export const phrases = {
  group: {
    events: 'Events',
    general: 'General',
    phases: 'Phases and units',
    documents: 'Competition documents',
  },
  version: 'Version {version}',
  open: 'Open',
  download: 'Download',
  replaced: 'Replaced',
  replacedBy: 'Replaced: see the newer version',
  withdrawn: 'Withdrawn',
  noFile: 'No file',
  fileError: 'This file could not be opened. It may be on its way; please try again.',
  protest: 'Protest',
  decision: 'Decision',
  emptyHint: 'Start lists, results and decisions appear here as soon as they are signed.',
} as const;
