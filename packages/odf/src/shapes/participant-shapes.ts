import { defineShape } from './shape.ts';

export const participantShape = defineShape({
  required: { code: 'Code' },
  texts: {
    parent: 'Parent',
    status: 'Status',
    givenName: 'GivenName',
    familyName: 'FamilyName',
    printName: 'PrintName',
    printInitialName: 'PrintInitialName',
    tvName: 'TVName',
    tvInitialName: 'TVInitialName',
    tvFamilyName: 'TVFamilyName',
    localGivenName: 'LocalGivenName',
    localFamilyName: 'LocalFamilyName',
    gender: 'Gender',
    organisation: 'Organisation',
    birthDate: 'BirthDate',
    height: 'Height',
    weight: 'Weight',
    nationality: 'Nationality',
    mainFunctionId: 'MainFunctionId',
    current: 'Current',
    modification: 'ModificationIndicator',
  },
  others: ['OlympicSolidarity'],
});

export const registrationShape = defineShape({ required: { code: 'Code' }, texts: { ifId: 'IFId' } });

export const registeredEventShape = defineShape({
  required: { event: 'Event' },
  texts: { bib: 'Bib', class: 'Class', status: 'Status', substitute: 'Substitute' },
});

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

export const nameShape = defineShape({
  required: { code: 'Code' },
  texts: { language: 'Language' },
  others: [
    'GivenName',
    'FamilyName',
    'PrintName',
    'PrintInitialName',
    'TVName',
    'TVInitialName',
    'TVFamilyName',
    'LocalGivenName',
    'LocalFamilyName',
    'Organisation',
    'Gender',
  ],
});

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
