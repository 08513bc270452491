export const en = {
  name: 'Fencing',
  touches: 'Touches',
  touch: 'Touch',
  hand: 'Hand',
  leftHanded: 'Left',
  rightHanded: 'Right',
  priority: 'Priority',
  byPriority: 'by priority, drawn by lot',
  redCardTouch: 'Red card: a touch for the opponent',
  blackCard: 'Black card: excluded',
} as const;
