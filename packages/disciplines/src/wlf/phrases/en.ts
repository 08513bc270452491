export const en = {
  name: 'Weightlifting',
  snatch: 'Snatch',
  snatchNumber: 'Snatch {number, number}',
  snatchNumberShort: 'S{number}',
  cleanAndJerk: 'Clean and jerk',
  cleanAndJerkShort: 'C&J',
  cleanAndJerkNumber: 'Clean and jerk {number, number}',
  cleanAndJerkNumberShort: 'C&J {number}',
  validAttempt: 'Good lift',
  bodyWeight: 'Body weight',
} as const;
