export const phrases = {
  title: 'Podium',
  exhibition: 'Exhibition: these medals do not count in the medal table.',
  provisional: 'Not official yet',
  noSilver: 'No silver medal is awarded.',
} as const;
