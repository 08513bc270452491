import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findKind, kindNames } from '@podium/content';
import { arbitraryItem } from '@podium/content/testing';
import { dataOfUnits, differences, mergeLines, mergeItem, splitUnits } from './units.ts';

const bulletin = findKind('bulletin')!;

describe.each(kindNames)('%s', (name) => {
  const kind = findKind(name)!;
  const item = arbitraryItem(kind, 'x', ['one', 'two']);

  it('joining its parts again gives the same item', () => {
    fc.assert(
      fc.property(item, ({ data }) => {
        expect(dataOfUnits(kind, splitUnits(kind, data))).toEqual(data);
      }),
      { numRuns: 10 },
    );
  });

  it('a merge that takes every part from one version equals that version', () => {
    fc.assert(
      fc.property(item, item, item, (base, mine, theirs) => {
        const lines = mergeLines(kind, base.data, mine.data, theirs.data);
        const all = (choice: 'mine' | 'theirs') => lines.map((line) => ({ ...line, choice }));
        expect(mergeItem(kind, mine.data, all('mine'))).toEqual(mine.data);
        expect(mergeItem(kind, mine.data, all('theirs'))).toEqual(theirs.data);
      }),
      { numRuns: 10 },
    );
  });
});

describe('two changes of one bulletin', () => {
  const base = { number: 12, title: { en: 'Buses', pt: 'Ônibus' }, text: { en: 'At noon' } };

  it('in different languages both stay', () => {
    const mine = { ...base, title: { ...base.title, es: 'Autobuses' } };
    const theirs = { ...base, title: { ...base.title, fr: 'Navettes' } };
    const lines = mergeLines(bulletin, base, mine, theirs);
    expect(lines.map(({ path, choice, isContested }) => [path, choice, isContested])).toEqual([
      ['title.es', 'mine', false],
      ['title.fr', 'theirs', false],
    ]);
    expect(mergeItem(bulletin, mine, lines)).toEqual({
      ...base,
      title: { en: 'Buses', pt: 'Ônibus', es: 'Autobuses', fr: 'Navettes' },
    });
  });

  it('two changes of the same text conflict, and my text stays unless I choose the other', () => {
    const mine = { ...base, text: { en: 'At one' } };
    const theirs = { ...base, text: { en: 'At two' } };
    const lines = mergeLines(bulletin, base, mine, theirs);
    expect(lines).toEqual([{ path: 'text.en', mine: 'At one', theirs: 'At two', choice: 'mine', isContested: true }]);
    expect(mergeItem(bulletin, mine, lines)).toEqual(mine);
  });

  it('keep the removal of a part that only the other user removed', () => {
    const { text: _, ...theirs } = base;
    const lines = mergeLines(bulletin, base, base, theirs);
    expect(mergeItem(bulletin, base, lines)).toEqual(theirs);
  });

  it('conflict in every difference if the common version is unknown', () => {
    const lines = mergeLines(bulletin, undefined, base, { ...base, number: 13 });
    expect(lines).toMatchObject([{ path: 'number', choice: 'mine', isContested: true }]);
  });
});

it('objects that differ only in the order of their keys are equal', () => {
  expect(differences(bulletin, { title: { en: 'A', pt: 'B' } }, { title: { pt: 'B', en: 'A' } })).toEqual([]);
});
