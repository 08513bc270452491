export const phrases = {
  overlap: 'Some events are at the same time in the same place, or need someone twice.',
  propose: 'Propose times one after the other',
  proposed: 'The times were changed. You can still change each of them.',
  allAdvance: 'Everybody in these groups advances, so they decide nothing.',
  oneGroup: 'One group, everybody plays everybody',
  groups: '{count, plural, one {# group} other {# groups}}',
} as const;
