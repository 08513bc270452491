export const en = {
  name: 'Swimming',
  reactionShort: 'RT',
  length: 'Time of the length',
} as const;
