/** One finished navigation, as far as it decides where the window is scrolled to. */
export interface Move {
  isSamePath: boolean;
  fromHash: string;
  toHash: string;
  /** Back, forward or reload: an entry of the history with a position. */
  isReturn: boolean;
  /** The focus is on the target of the previous hash: a closed lightbox leaves it on its photo. */
  isAtTarget: boolean;
  /** `resetScroll: false`: filters, sorting and views opt out. */
  optsOut: boolean;
}

export type Scrolling = 'target' | 'top' | 'restore' | 'keep';

/** Whether a move on one path takes the hash away, and with it the reason to be where the window is. */
export const removesHash = ({
  fromHash,
  toHash,
  isAtTarget,
}: Pick<Move, 'fromHash' | 'toHash' | 'isAtTarget'>): boolean => fromHash !== '' && toHash === '' && !isAtTarget;

/**
 * N05. The router does all of this except `top` for a removed hash, which `RouteFocus` adds.
 *
 * @returns where the window is scrolled to: the element that the hash names, the top, the position the entry was left at, or
 *   nowhere
 */
export function scrollAfter(move: Move): Scrolling {
  const { isSamePath, toHash, isReturn, optsOut } = move;
  if (toHash !== '') return isReturn ? 'restore' : 'target';
  if (isSamePath && removesHash(move)) return 'top';
  if (isReturn) return 'restore';
  return optsOut ? 'keep' : 'top';
}
