export const en = {
  name: 'Swimming',
  leg: 'Leg',
  reactionShort: 'RT',
  length: 'Length time',
  againAt: 'Void – re-swim at {number}',
} as const;
