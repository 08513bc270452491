/** Types of schedule items that have a result. */
export const contestTypes: ReadonlySet<string> = new Set(['competition', 'competition-medal']);
