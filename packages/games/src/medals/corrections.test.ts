import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AwardList } from './corrections.ts';
import { awardHistory } from './corrections.ts';

/** `G A, S B`: gold for A, silver for B. */
const parseAwards = (text: string): AwardList['awards'] =>
  text
    .split(', ')
    .filter(Boolean)
    .map((award) => {
      const [medal = '', competitor = ''] = award.split(' ');
      return { medal, competitor };
    });
const list = (version: number, text: string): AwardList => ({
  version,
  stamp: `2026:${version}`,
  awards: parseAwards(text),
});
const lists = (texts: readonly string[]): AwardList[] => texts.map((text, index) => list(index + 1, text));
/** Versions reported as corrections, and the version since which medals are missing. */
const summary = (versions: readonly AwardList[], now = versions.at(-1) ?? list(1, '')) => {
  const { changes, withdrawal } = awardHistory(versions, now);
  return {
    changes: changes.map(({ version }) => version),
    ...(withdrawal && {
      missing: withdrawal.awards
        .map(({ medal, competitor }) => `${medal} ${competitor}`)
        .sort()
        .join(', '),
      since: withdrawal.list.version,
    }),
  };
};

const podium = 'G A, S B, B C';

describe('the history of awards', () => {
  it.each([
    ['a first list', [podium]],
    ['the same list again, in another order', [podium, 'B C, S B, G A']],
    ['a list that is empty at first', ['', podium]],
    ['a list that empties and comes back', [podium, '', podium]],
    ['a list that comes back in pieces', [podium, '', 'S B', 'S B, B C', podium]],
    ['a list that shrinks in pieces', [podium, 'G A, S B', 'S B', '', 'B C', podium]],
    ['a list that shrinks twice', [podium, 'G A', podium, '', podium]],
    ['no list at all', []],
  ])('does not report %s', (_, texts) => {
    expect(summary(lists(texts))).toEqual({ changes: [] });
  });

  it.each([
    ['another winner', [podium, 'G A, S D, B C'], [2]],
    ['two that change places', [podium, 'G B, S A, B C'], [2]],
    ['a second bronze', [podium, 'G A, S B, B C, B D'], [2]],
    ['a change and the way back', [podium, 'G A, S D, B C', podium], [2, 3]],
    ['a medal that is said not to be awarded', [podium, 'G A, S B, B NOAWARD'], [2]],
    ['a list that comes back changed, against the one before', [podium, '', 'G A, S D, B C'], [3]],
    ['a list that comes back changed and in pieces', [podium, '', 'G A', 'G A, S D', 'G A, S D, B C'], [4]],
    ['a list that comes back changed and then as it was', [podium, '', 'G A, S D', podium], [3, 4]],
    ['two changes with a gap between them', [podium, 'G D, S B, B C', '', 'G D, S B, B E'], [2, 4]],
  ])('reports %s once', (_, texts, expected) => {
    expect(summary(lists(texts))).toEqual({ changes: expected });
  });

  it.each([
    ['a medal that is taken back', [podium, 'G A, S B'], 'B C', 2],
    ['it, when the short list is sent again', [podium, 'G A, S B', 'G A, S B'], 'B C', 2],
    ['more and more of them, since the last', [podium, 'G A, S B', 'G A'], 'B C, S B', 3],
    ['all of them', [podium, ''], 'B C, G A, S B', 2],
  ])('reports a list that stays short as a withdrawal: %s', (_, texts, missing, since) => {
    expect(summary(lists(texts))).toEqual({ changes: [], missing, since });
  });

  it('counts a shortened list that changes later as one correction, no longer as a withdrawal', () => {
    expect(summary(lists([podium, 'G A, S B', 'G A, S D, B B']))).toEqual({ changes: [3] });
  });

  it('reports official medals as withdrawn by a retraction, and restores them with a new version', () => {
    expect(summary(lists([podium]), list(2, ''))).toEqual({ changes: [], missing: 'B C, G A, S B', since: 2 });
    expect(summary([list(1, podium), list(3, podium)])).toEqual({ changes: [] });
    expect(summary([list(1, podium), list(3, 'G A, S B, B D')])).toEqual({ changes: [3] });
  });

  it('reports nothing about lists that were never official, whatever the current list is', () => {
    expect(summary([], list(4, podium))).toEqual({ changes: [] });
  });

  it('counts the same medal for the same competitor twice as two awards', () => {
    expect(summary(lists(['B A, B A', 'B A']))).toEqual({ changes: [], missing: 'B A', since: 2 });
  });

  const award = fc
    .tuple(fc.constantFrom('G', 'S', 'B'), fc.constantFrom('A', 'B', 'C', 'D', 'E'))
    .map((words) => words.join(' '));
  const podiums = fc.uniqueArray(award, { minLength: 3, maxLength: 3 }).map((awards) => awards.toSorted().join(', '));
  const history = fc.array(podiums, { minLength: 1, maxLength: 5 });
  /** A random subset of the awards of a list. */
  const arbitraryPart = (text: string) =>
    fc.subarray(text.split(', '), { maxLength: 2 }).map((part) => part.join(', '));

  it('does not depend on the order of arrival or on repeats', () => {
    const anyLists = fc.array(fc.array(award, { maxLength: 4 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(anyLists, fc.infiniteStream(fc.nat()), (texts, chance) => {
        const inOrder = lists(texts.map((awards) => awards.join(', ')));
        const shuffled = [...inOrder, ...inOrder.filter((_, index) => index % 2 === 0)]
          .map((version) => ({ version, place: chance.next().value! }))
          .sort((a, b) => a.place - b.place)
          .map(({ version }) => version);
        expect(summary(shuffled, inOrder.at(-1))).toEqual(summary(inOrder));
      }),
      { numRuns: 2000 },
    );
  });

  it('has one correction for each change, however often a list shrinks between them', () => {
    const withGaps = history.chain((texts) =>
      fc
        .tuple(...texts.map((text) => fc.array(arbitraryPart(text), { maxLength: 3 })))
        .map((gaps) => texts.map((text, index) => ({ text, gaps: gaps[index] ?? [] }))),
    );
    fc.assert(
      fc.property(withGaps, (steps) => {
        const texts = [...steps.flatMap(({ text, gaps }) => [text, ...gaps]), steps.at(-1)!.text];
        const changes = steps.filter(({ text }, index) => index > 0 && text !== steps[index - 1]?.text);
        const corrections = summary(lists(texts));
        expect(corrections.changes).toHaveLength(changes.length);
        expect(corrections.missing).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });

  it('reports medals that are missing in the end, and nothing else', () => {
    const short = history.chain((texts) => fc.tuple(fc.constant(texts), arbitraryPart(texts.at(-1) ?? '')));
    fc.assert(
      fc.property(short, ([texts, piece]) => {
        const removedAwards = piece.split(', ');
        const missing = texts
          .at(-1)!
          .split(', ')
          .filter((award) => !removedAwards.includes(award));
        expect(summary(lists([...texts, piece])).missing).toBe(missing.sort().join(', '));
        expect(summary(lists([...texts, piece])).changes).toEqual(summary(lists(texts)).changes);
      }),
      { numRuns: 2000 },
    );
  });

  it('reports a list that returns changed as one correction; in pieces, one for each new award', () => {
    const differentPodiums = fc.tuple(podiums, podiums).filter(([a, b]) => a !== b);
    fc.assert(
      fc.property(differentPodiums, ([before, after]) => {
        const awards = after.split(', ');
        const pieces = awards.map((_, index) => awards.slice(0, index + 1).join(', '));
        const isNew = awards.map((award) => !before.split(', ').includes(award));
        expect(summary(lists([before, '', ...pieces])).changes).toHaveLength(isNew.filter(Boolean).length);
        expect(summary(lists([before, '', after])).changes).toHaveLength(1);
      }),
      { numRuns: 2000 },
    );
  });
});
