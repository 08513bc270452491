/** N05: the scroll position after each kind of navigation. */
import { expect, test } from 'vitest';
import { scrollAfter } from './scroll-rule.ts';
import type { Move, Scrolling } from './scroll-rule.ts';

const link: Move = {
  isSamePath: false,
  fromHash: '',
  toHash: '',
  isReturn: false,
  isAtTarget: false,
  optsOut: false,
};

test.each<[string, Partial<Move>, Scrolling]>([
  ['a link to another page', {}, 'top'],
  ['a link to another page from a hash', { fromHash: 'final' }, 'top'],
  ['a link to another page that opts out (another language, another view)', { optsOut: true }, 'keep'],
  ['a link to a hash of another page', { toHash: 'final' }, 'target'],
  ['a link to a hash of this page', { isSamePath: true, toHash: 'final' }, 'target'],
  ['the same hash once more', { isSamePath: true, fromHash: 'final', toHash: 'final' }, 'target'],
  [
    'a filter that changes while a hash stays',
    { isSamePath: true, fromHash: 'a', toHash: 'a', optsOut: true },
    'target',
  ],
  ['a hash that is removed', { isSamePath: true, fromHash: 'final' }, 'top'],
  ['a filter that removes the hash', { isSamePath: true, fromHash: 'final', optsOut: true }, 'top'],
  ['a filter, a sort order or a view', { isSamePath: true, optsOut: true }, 'keep'],
  ['the next page of a list, or the link of this page itself', { isSamePath: true }, 'top'],
  ['back or forward to another page', { isReturn: true }, 'restore'],
  ['back to a page that was left at a hash', { isReturn: true, toHash: 'final' }, 'restore'],
  ['back over a filter', { isSamePath: true, isReturn: true }, 'restore'],
  ['back over a hash', { isSamePath: true, isReturn: true, fromHash: 'final' }, 'top'],
  [
    'back from a lightbox to its photo',
    { isSamePath: true, isReturn: true, fromHash: 'p1', isAtTarget: true },
    'restore',
  ],
  [
    'a lightbox that is closed by its button',
    { isSamePath: true, fromHash: 'p1', isAtTarget: true, optsOut: true },
    'keep',
  ],
])('N05: %s', (_, move, scrolling) => {
  expect(scrollAfter({ ...link, ...move })).toBe(scrolling);
});

const either = [false, true];
const moves = either.flatMap((isSamePath) =>
  either.flatMap((isReturn) =>
    either.flatMap((isAtTarget) =>
      either.flatMap((optsOut) =>
        ['', 'final'].flatMap((fromHash) =>
          ['', 'final'].map((toHash): Move => ({ isSamePath, isReturn, isAtTarget, optsOut, fromHash, toHash })),
        ),
      ),
    ),
  ),
);
const movesTo = (scrolling: Scrolling): Move[] => moves.filter((move) => scrollAfter(move) === scrolling);

test('N05: the page scrolls as specified for every combination of path, hash and kind of navigation', () => {
  expect(moves).toHaveLength(64);
  // "scroll to the hash target if present"
  expect(movesTo('target')).toEqual(moves.filter(({ toHash, isReturn }) => toHash !== '' && !isReturn));
  // "to the top if the hash was removed": also when going back, unless the user is at the element itself.
  const removesHash = ({ isSamePath, fromHash, toHash, isAtTarget }: Move): boolean =>
    isSamePath && fromHash !== '' && toHash === '' && !isAtTarget;
  expect(moves.filter(removesHash).every((move) => scrollAfter(move) === 'top')).toBe(true);
  const others = moves.filter((move) => move.toHash === '' && !removesHash(move));
  // "on a new path, to the top unless the route opts out"
  expect(others.filter((move) => scrollAfter(move) === 'top')).toEqual(
    others.filter(({ isReturn, optsOut }) => !isReturn && !optsOut),
  );
  expect(movesTo('keep')).toEqual(others.filter(({ isReturn, optsOut }) => !isReturn && optsOut));
  expect(movesTo('restore').every(({ isReturn }) => isReturn)).toBe(true);
});
