export const en = {
  name: 'Open water swimming',
  lap: 'Lap',
  lapNumber: 'Lap {number, number}',
  lapTime: 'Lap time',
  feedingStop: 'Feeding station',
  feedingStopNumber: 'Feeding station {number, number}',
  yellowFlags: 'Yellow flags',
  redFlags: 'Red flags',
  waves: 'Waves',
  current: 'Current',
  gap: 'Behind first place',
} as const;
