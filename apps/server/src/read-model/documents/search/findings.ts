/** All matches of one kind, in the order of the answer. */
export interface Findings<Item, Shown> {
  found: readonly Item[];
  /** Converts a match to the answer; called only for the few that are shown. */
  present: (item: Item) => Shown;
}
