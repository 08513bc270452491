import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortNames } from './short-names.ts';
import type { EventRef } from '@podium/contract';

type Named = Pick<EventRef, 'id' | 'name' | 'gender'>;
const makeEvents = (gender: EventRef['gender'], ...names: string[]): Named[] =>
  names.map((name) => ({ id: name, name, gender }));
const listShortNames = (...events: Named[]) => [...shortNames(events, 'en').values()];

describe('short names of events', () => {
  it('leave out the words of the gender in any position, and begin with a capital letter', () => {
    const women = makeEvents('W', 'Women’s 50 m Freestyle', 'Women’s individual medley');
    expect(listShortNames(...women, ...makeEvents('M', 'Men’s 50 m Freestyle', 'Men’s 1500 m Freestyle'))).toEqual([
      '50 m Freestyle',
      'Individual medley',
      '50 m Freestyle',
      '1500 m Freestyle',
    ]);
    const men = makeEvents('M', '50 m livre, masculino sub-18', '50 m peito, masculino sub-16');
    expect(listShortNames(...makeEvents('W', '50 m livre, feminino'), ...men)).toEqual([
      '50 m livre',
      '50 m livre, sub-18',
      '50 m peito, sub-16',
    ]);
  });

  it('stay complete if there is only one gender, or if shortening would leave nothing or make two alike', () => {
    expect(listShortNames(...makeEvents('W', 'Women’s 100 m', 'Women’s 200 m'))).toEqual([
      'Women’s 100 m',
      'Women’s 200 m',
    ]);
    expect(listShortNames(...makeEvents('W', 'Women'), ...makeEvents('M', 'Men'))).toEqual(['Women', 'Men']);
    expect(listShortNames(...makeEvents('W', 'Épée Women', 'Women Épée'), ...makeEvents('M', 'Men'))).toEqual([
      'Épée Women',
      'Women Épée',
      'Men',
    ]);
  });

  it('are never empty, and different names of a gender stay different', () => {
    const name = fc
      .array(fc.constantFrom('A', 'B', 'W', 'M'), { minLength: 1, maxLength: 4 })
      .map((words) => words.join(' '));
    const names = fc.uniqueArray(name, { minLength: 1 });
    fc.assert(
      fc.property(names, names, (women, men) => {
        const short = shortNames(
          [
            ...makeEvents('W', ...women),
            ...men.map((name) => ({ ...makeEvents('M', name)[0]!, id: `of a man: ${name}` })),
          ],
          'en',
        );
        expect([...short.values()].every((name) => name !== '')).toBe(true);
        expect(new Set(women.map((name) => short.get(name))).size).toBe(women.length);
      }),
    );
  });
});
