export const en = {
  name: 'Table tennis',
  servicePoints: 'Points won on serve',
  longestLead: 'Biggest lead',
  hand: 'Hand',
  leftHanded: 'Left',
  rightHanded: 'Right',
  grip: 'Grip',
  shakehand: 'Shakehand',
  penhold: 'Penhold',
  onePenaltyPoint: 'Yellow and red card: a point for the opponent',
  twoPenaltyPoints: 'Yellow and red card: two points for the opponent',
  disqualified: 'Red card: disqualified',
} as const;
