/**
 * Translation tools replace a text node by elements of their own, so a node that React holds is no longer a child of
 * its parent, and `insertBefore` and `removeChild` throw: the error takes the whole page with it
 * (https://github.com/facebook/react/issues/11538). A node that has left its parent is skipped instead.
 */
export function tolerateMovedText(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the node as `this`
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function insertBeforeOrLast<Child extends Node>(
    child: Child,
    next: Node | null,
  ): Child {
    return insertBefore.call(this, child, next && next.parentNode !== this ? null : next) as Child;
  };
  Node.prototype.removeChild = function removeChildIfThere<Child extends Node>(child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
}
