/** What is nobody's local time is told in the world's. */
export const instantText = (epochMs: number): string => new Date(epochMs).toISOString();
