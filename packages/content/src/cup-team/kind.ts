import { reference, references, required, text } from '../field.ts';
import { defineKind } from '../kind.ts';

/**
 * Delegations that score together in a cup: the schools of a city, the states of a region. In a cup with such teams,
 * delegations outside of them do not score.
 */
export const kind = defineKind({
  name: 'cup-team',
  file: 'cup_teams',
  fields: {
    cup: required(reference('cup')),
    name: required(text),
    delegations: required(references('delegation')),
  },
  searched: [],
});
