/** Everything of a kind that a query finds, in the order of the answer. */
export interface Findings<Item, Shown> {
  found: readonly Item[];
  /** Makes an answer of those that are shown: of hundreds found, few are. */
  present: (item: Item) => Shown;
}
