import { defineShape } from '../../shapes/shape.ts';

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
