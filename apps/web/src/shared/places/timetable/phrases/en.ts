export const phrases = {
  line: 'Line {name}',
  next: 'Next departures',
  minutes: '{count, plural, =0 {Now} one {# min} other {# min}}',
  about: 'about {time}',
  every: '{count, plural, one {every # min} other {every # min}}',
  onRequest: 'By arrangement',
  to: 'To {place}',
  platform: 'Platform {name}',
  noMore: 'No more departures today',
  noneToday: 'No departures today',
  firstTomorrow: 'First departure tomorrow at {time}',
  nextFrom: 'next {time} from {place}',
} as const;
