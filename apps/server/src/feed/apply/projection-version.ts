/**
 * Counts what `feed/apply` and `feed/folder/import` make of a message. Raise it with every change after which the same
 * journal gives other rows: databases filled before then say that `podium rebuild` is due.
 *
 * 1: before versions were counted. 2: the type of an action is read from its codes when it is shown. 3: so are the two
 * sides of a result; what nobody reads stays in the journal. 4: attendance, duration and progress are
 * facts of a result, an opponent has a time, an action its description beside what is said of it. 5: lists name the
 * unit that decides an open side. 6: names and texts lose characters that turn or hide them, and double spaces.
 * 7: every announced start of a unit is kept. 8: a report about a round belongs to the phase, not to a unit of that name.
 * 9: names of people known only from a message are listed like all others.
 */
export const projectionVersion = 9;
