/** Papers of contests: a start list, a list to call the starters by, a sheet with empty boxes for the result. */
export const contestPapers = ['start-list', 'call-room', 'score-sheet'] as const;
export type ContestPaper = (typeof contestPapers)[number];

/** Papers for people: diplomas of medals, of special awards and of participation, accreditation cards, meal tickets, bibs. */
export const peoplePapers = ['diploma', 'award', 'participation', 'card', 'ticket', 'bib'] as const;
export type PeoplePaper = (typeof peoplePapers)[number];

export const meals = ['breakfast', 'lunch', 'dinner'] as const;
export type Meal = (typeof meals)[number];
