export const en = {
  name: 'Swimming',
  leg: 'Leg',
  reactionShort: 'RT',
  length: 'Length time',
  againAt: 'Void – swum again at {number}',
} as const;
