const contestTypes: ReadonlySet<string> = new Set(['competition', 'competition-medal']);
/** Returns whether an item of the schedule has a result. */
export const isContest = ({ type }: { type: string }): boolean => contestTypes.has(type);
