/** Property names of every JavaScript object: as a word of the feed they must be as unknown as any other. */
import { describe, expect, test } from 'vitest';
import { compareMarks, isKnownIrm, markKind, parseMark, parseRsc, scheduleItemType, unitMedal } from '../main.ts';
import { canonicalIrm, irmOrder } from '../marks/irm.ts';
import { isPlaceholder } from './ids.ts';

const inheritedNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];
const forms = inheritedNames.flatMap((word) => [word, word.toUpperCase(), `IRM_${word}`]);

describe.each(forms)('%s', (word) => {
  test('is not a kind of mark', () => {
    expect(markKind(word)).toBeUndefined();
    expect(parseMark(word, '9.58').value).toBe(9580);
    expect(compareMarks(parseMark(word, '1'), parseMark(word, '2'), 'lower')).toBeLessThan(0);
  });

  test('is not a known mark', () => {
    expect(isKnownIrm(word)).toBe(false);
    expect(canonicalIrm(word)).toBe(word);
    expect(irmOrder(word)).toBe(irmOrder('no such mark'));
  });

  test('is not a code, placeholder, medal or item type', () => {
    expect(parseRsc(word).isValid).toBe(false);
    expect(isPlaceholder(word)).toBe(false);
    expect(unitMedal(word)).toBe('none');
    expect(scheduleItemType({ phaseType: word, medal: word, rsc: word })).toBe(scheduleItemType({ rsc: 'none' }));
  });
});
