/** The rank that a medal's disc shows, which is then not written beside it. */
export const rankOfMedal = { gold: '1', silver: '2', bronze: '3' } as const;
