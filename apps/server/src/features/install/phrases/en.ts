export const en = {
  description: 'Schedule, results and medals of the Games',
  live: 'Live',
  medals: 'Medals',
  schedule: 'Schedule',
  help: 'Help and safe sport',
  shotSchedule: 'The program of a day',
  shotResult: 'A result',
  shotMedals: 'The medal table',
  shotWide: 'Sports by day',
};
