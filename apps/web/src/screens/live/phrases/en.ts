export const phrases = {
  title: 'Live',
  description: 'Every contest in progress, those starting within the hour and those just finished.',
  nothing: 'No contest is live right now',
  nextAt: 'The next one begins at {time}.',
  nextOn: 'The next one begins on {day} at {time}.',
  nextHour: 'Within the next hour',
  coming: 'Coming up',
  latest: 'Just finished',
  menu: 'Live',
  menuHint: 'Live scores from every contest',
  menuOther: 'Now, live scores, in progress',
} as const;
