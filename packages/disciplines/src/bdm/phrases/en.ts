export const en = {
  name: 'Badminton',
  pointsPlayed: 'Points played',
  servicePoints: 'Points won on serve',
  longestLead: 'Biggest lead',
  fastestSmash: 'Fastest smash (km/h)',
  faults: 'Faults',
  challengesLeft: 'Video challenges left',
  shuttlesUsed: 'Shuttlecocks used',
  longestRally: 'Longest rally',
  hand: 'Hand',
  leftHanded: 'Left',
  rightHanded: 'Right',
} as const;
