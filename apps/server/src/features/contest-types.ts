const contestTypes: ReadonlySet<string> = new Set(['competition', 'competition-medal']);
/** Whether an item of the schedule has a result. */
export const isContest = ({ type }: { type: string }): boolean => contestTypes.has(type);
