export const phrases = {
  title: 'Podium',
  exhibition: 'Exhibition: these medals do not count towards the medal table.',
  provisional: 'Not yet official',
  noSilver: 'No silver medal is awarded.',
} as const;
