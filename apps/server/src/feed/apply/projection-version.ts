/**
 * Version of the rules by which `feed/apply` and `feed/folder/import` turn messages into rows. Increase it with every
 * change after which the same journal gives different rows: databases filled before then report that `podium rebuild`
 * is due.
 *
 * 1: before versions were counted. 2: action types are derived from codes when read. 3: so are the two sides of a
 * result; data without a reader stays in the journal. 4: attendance, duration and progress are facts of a result, an
 * opponent has a time, an action has a description besides its comment. 5: lists name the unit that decides an open
 * side. 6: invisible and bidirectional control characters and double spaces are removed from names and texts. 7: every
 * announced start of a unit is kept. 8: a report about a round belongs to the phase, not to a unit of that name. 9:
 * names of people known only from a message are formatted like all others. 10: official versions name the language of
 * each note. 11: a result by hand has rows beside those of the feed. 12: a folder has facts of periods.
 */
export const projectionVersion = 12;
