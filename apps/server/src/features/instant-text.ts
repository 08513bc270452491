/** What is in nobody's local time is given in UTC. */
export const instantText = (epochMs: number): string => new Date(epochMs).toISOString();
