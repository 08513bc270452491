import { expect, test } from 'vitest';
import { displayStatus, divisionCode, genderCode, languageCode, medalCode, scheduleItemType } from '@podium/contract';
import { displayStatuses, divisions, genders, languages, medals, scheduleItemTypes } from '@podium/games';

test.each([
  ['statuses', displayStatus.options, displayStatuses],
  ['schedule item types', scheduleItemType.options, scheduleItemTypes],
  ['genders', genderCode.options, genders],
  ['divisions', divisionCode.options, divisions],
  ['medals', medalCode.options, medals],
  ['languages', languageCode.options, languages],
] as const)('the contract and the rules name the same %s', (_name, contract, rules) => {
  expect(contract.toSorted((one, other) => one.localeCompare(other))).toEqual(
    rules.toSorted((one, other) => one.localeCompare(other)),
  );
});
