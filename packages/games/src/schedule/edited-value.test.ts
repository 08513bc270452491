import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editedValue } from './edited-value.ts';

const isSame = (a: string | null, b: string | null): boolean => a === b;
const versionAt = (hour: number): string => `202611201${hour}0000000`;
const displayedValue = (source: string | null, sourceHour: number, isLasting = false) =>
  editedValue(
    { value: source, stamp: versionAt(sourceHour) },
    { value: '16:00', over: '15:00', stamp: versionAt(4), isLasting },
    isSame,
  );

describe('the value shown for an edited field', () => {
  test.each([
    ['is the edit if the source is unchanged', '15:00', 2, false, '16:00', true, false],
    ['is the edit if the source repeats its value later', '15:00', 6, false, '16:00', true, false],
    ['is that of the source if it sends a new value later', '17:00', 6, false, '17:00', false, false],
    ['is the edit if an older value of the source arrives late', '14:00', 1, false, '16:00', true, false],
    ['is no longer marked as edited once the source sends the same', '16:00', 6, false, '16:00', false, false],
    ['is empty if the source no longer sends a value', null, 6, false, null, false, false],
    ['is a lasting edit, contradicted by a new value of the source', '17:00', 6, true, '16:00', true, true],
    ['is a lasting edit, not contradicted by an older value that arrives late', '14:00', 1, true, '16:00', true, false],
    ['is a lasting edit, even once the source sends the same', '16:00', 6, true, '16:00', false, false],
  ] as const)('%s', (_, source, hour, isLasting, value, isEdited, isContradicted) => {
    expect(displayedValue(source, hour, isLasting)).toEqual({ value, isEdited, isContradicted });
  });

  test('is always one of the two values, and only a lasting edit is contradicted', () => {
    const value = fc.constantFrom('a', 'b', 'c', null);
    const hour = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(
        value,
        hour,
        value,
        value,
        hour,
        fc.boolean(),
        (source, sourceHour, edit, over, editHour, isLasting) => {
          const result = editedValue(
            { value: source, stamp: versionAt(sourceHour) },
            { value: edit, over, stamp: versionAt(editHour), isLasting },
            isSame,
          );
          expect([source, edit]).toContain(result.value);
          if (result.isContradicted) expect([isLasting, result.value]).toEqual([true, edit]);
          if (isLasting) expect(result.value).toBe(edit);
          if (!result.isEdited) expect(result.value).toBe(source);
        },
      ),
    );
  });
});
