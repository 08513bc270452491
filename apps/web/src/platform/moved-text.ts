/**
 * Translation tools replace text nodes with their own elements, so that a node held by React is no longer a child of
 * its parent, and `insertBefore` and `removeChild` throw, which breaks the whole page
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
