import { defineShape } from './shape.ts';

export const detailShape = defineShape({
  required: { code: 'Code' },
  texts: { type: 'Type', pos: 'Pos', value: 'Value' },
  others: [
    'Value2',
    'ValueType',
    'IRM',
    'Rank',
    'RankEqual',
    'SortOrder',
    'Diff',
    'Speed',
    'Move',
    'Pty',
    'Unchecked',
    'Attempt',
    'Avg',
    'Percent',
  ],
});

export const personShape = defineShape({
  texts: {
    givenName: 'GivenName',
    familyName: 'FamilyName',
    gender: 'Gender',
    organisation: 'Organisation',
    birthDate: 'BirthDate',
    ifId: 'IFId',
    class: 'Class',
  },
  others: ['Nationality'],
});

export const competitorShape = defineShape({
  required: { code: 'Code' },
  texts: { type: 'Type', organisation: 'Organisation', bib: 'Bib', order: 'Order', seed: 'Seed' },
});

export const teamNameShape = defineShape({ texts: { teamName: 'TeamName' } });

export const athleteShape = defineShape({
  required: { code: 'Code' },
  texts: {
    order: 'Order',
    startOrder: 'StartOrder',
    startSortOrder: 'StartSortOrder',
    bib: 'Bib',
    role: 'Role',
  },
});

/** Used for coaches and officials. */
export const functionShape = defineShape({
  required: { code: 'Code' },
  texts: { function: 'Function', order: 'Order' },
});

export const officialShape = defineShape({
  required: { code: 'Code' },
  texts: { function: 'Function', order: 'Order', bib: 'Bib' },
});

export const opponentShape = defineShape({
  required: { code: 'Code' },
  texts: {
    type: 'Type',
    pos: 'Pos',
    organisation: 'Organisation',
    unit: 'Unit',
    date: 'Date',
    time: 'Time',
    homeAway: 'HomeAway',
    result: 'Result',
  },
  others: ['TimeStamp'],
});
