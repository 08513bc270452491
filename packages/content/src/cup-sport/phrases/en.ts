export const phrases = {
  name: 'Weight in a cup',
  names: 'Weights in cups',
  fields: { cup: 'Cup', discipline: 'Sport', weight: 'Weight' },
  hints: { weight: '2: the points count twice' },
} as const;
