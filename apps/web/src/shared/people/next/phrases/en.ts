export const phrases = {
  live: 'Live now',
  next: 'Up next',
  tomorrow: 'Tomorrow',
  from: 'from',
  orLater: 'or later',
  lane: 'Lane {lane}',
  /** Details to be announced later, for a contest known only from an entry. */
  awaits:
    '{what, select, heat {Heat and lane to be announced with the start list} lane {Lane to be announced with the start list} startList {The start list hasn’t been published yet} draw {The draw hasn’t been published yet} other {Opponent to be determined}}',
  nothing: 'Nothing more planned',
  inMinutes: '{count, plural, one {in # min} other {in # min}}',
  since: 'Since your last visit',
  nextAt: 'next {time}',
} as const;
