export const en = {
  name: 'Swimming',
  leg: 'Leg',
  reactionShort: 'RT',
  length: 'Time of the length',
  againAt: 'Void – swum again at {number}',
} as const;
