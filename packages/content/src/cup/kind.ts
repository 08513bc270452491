import { choice, flag, number, paragraphs, placePoints, references, required, text } from '../field.ts';
import { defineKind } from '../kind.ts';
import { cupDivisions, cupGenders, cupTies } from '../words.ts';

/**
 * A table of delegations by points for places, by a rule of the Games' own. Its weights of sports and its teams of
 * several delegations are separate items.
 */
export const kind = defineKind({
  name: 'cup',
  file: 'cups',
  fields: {
    title: required(text),
    rule: paragraphs,
    points: required(placePoints),
    /** For events of teams and pairs; the points above if empty. */
    teamPoints: placePoints,
    /** Full points for each of those who share a place if empty. */
    ties: choice(cupTies),
    /** Number of places per event that count for one delegation; all if empty. */
    scorers: number(1, 99),
    /** Places below one that does not count move up. */
    movesUp: flag,
    /** All sports if empty. */
    disciplines: references('discipline'),
    gender: choice(cupGenders),
    division: choice(cupDivisions),
  },
  searched: [],
});
