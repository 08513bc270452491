import { defineShape } from '../../shapes/shape.ts';

export const entryShape = defineShape({
  required: { code: 'Code' },
  texts: {
    type: 'Type',
    organisation: 'Organisation',
    sortOrder: 'SortOrder',
    bib: 'Bib',
    status: 'Status',
    substitute: 'Substitute',
    class: 'Class',
  },
});
