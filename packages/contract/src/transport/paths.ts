/** Paths of the reads about public transport. */
export const readPaths = {
  transport: '/transport?venue',
  transportLines: '/transport/lines?day',
  transportLine: '/transport/lines/{id}?day',
  transportStop: '/transport/stops/{id}?day',
} as const;

/** `transport:timetable` changes with every published timetable. */
export const liveKeyKinds = ['transport'] as const;
