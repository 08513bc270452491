import { defineShape } from '../../shapes/shape.ts';

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
