export const phrases = {
  about:
    'These Games came from files. Add venues, delegations and events here: publishing adds them, and everything from the files stays.',
  unknown: 'Games imported from files are public, and this setup does not know them. Publishing it would be refused.',
  begin: 'Start again from the imported Games',
  events: '{count, plural, one {# event from the files} other {# events from the files}}',
  eventsAbout: 'Their contests and entries stay as the files have them. To change them, import a file again.',
  import: 'Import files',
} as const;
