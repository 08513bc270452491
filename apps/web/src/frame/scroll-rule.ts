/** A finished navigation, with what determines the scroll position. */
export interface Move {
  isSamePath: boolean;
  fromHash: string;
  toHash: string;
  /** Back, forward or reload: the history entry has a scroll position. */
  isReturn: boolean;
  /** The focus is on the target of the previous hash: a closed lightbox leaves it on its photo. */
  isAtTarget: boolean;
  /** `resetScroll: false`: filters, sorting and views opt out. */
  optsOut: boolean;
}

export type Scrolling = 'target' | 'top' | 'restore' | 'keep';

/** Returns whether a navigation within a path removes the hash, and with it the reason for the scroll position. */
export const removesHash = ({
  fromHash,
  toHash,
  isAtTarget,
}: Pick<Move, 'fromHash' | 'toHash' | 'isAtTarget'>): boolean => fromHash !== '' && toHash === '' && !isAtTarget;

/**
 * N05. The router does all of this except `top` for a removed hash, which `RouteFocus` adds.
 *
 * @returns where the window is scrolled to: the target of the hash, the top, the saved position of the history entry,
 * or nowhere
 */
export function scrollAfter(move: Move): Scrolling {
  const { isSamePath, toHash, isReturn, optsOut } = move;
  if (toHash !== '') return isReturn ? 'restore' : 'target';
  if (isSamePath && removesHash(move)) return 'top';
  if (isReturn) return 'restore';
  return optsOut ? 'keep' : 'top';
}
