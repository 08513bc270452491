export const phrases = {
  title: 'Podium',
  exhibition: 'Exhibition: these medals do not count toward the medal table.',
  provisional: 'Not yet official',
  correction: 'The result changed after these medals were awarded. They are under review.',
  noSilver: 'No silver medal is awarded.',
} as const;
