export const phrases = {
  title: 'Add to calendar: {name}',
  hint: 'A subscribed calendar updates automatically. A downloaded file stays as it is today.',
  results: 'Show results in the calendar',
  subscribe: 'Subscribe',
  google: 'Google Calendar',
  copy: 'Copy address',
  copied: 'Calendar address copied',
  once: 'Download once',
} as const;
