export const en = {
  name: 'Swimming',
  reactionShort: 'RT',
  length: 'Time of the length',
  againAt: 'Void – swum again at {number}',
} as const;
