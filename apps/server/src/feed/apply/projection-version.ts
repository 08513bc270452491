/**
 * Counts what `feed/apply` and `feed/folder/import` make of a message. Raise it with every change after which the same
 * journal gives other rows: databases filled before then say that `podium rebuild` is due.
 *
 * 1: before versions were counted. 2: types of actions and whether a result has two sides are read from what is stored;
 * what nobody reads stays in the journal.
 */
export const projectionVersion = 2;
