import { defineShape } from '../../shapes/shape.ts';

export const teamShape = defineShape({
  required: { code: 'Code' },
  texts: {
    status: 'Status',
    organisation: 'Organisation',
    name: 'Name',
    shortName: 'ShortName',
    gender: 'Gender',
    modification: 'ModificationIndicator',
  },
  others: ['TVTeamName', 'TeamType', 'Number', 'Current'],
});

export const memberShape = defineShape({
  required: { code: 'Code' },
  texts: { order: 'Order', bib: 'Bib', role: 'Role' },
});

/** A team official's function is the member's role. */
export const teamOfficialShape = defineShape({
  required: { code: 'Code' },
  texts: { order: 'Order', bib: 'Bib', role: 'Function' },
});
