/** An instant in UTC, for output without a local time zone. */
export const instantText = (epochMs: number): string => new Date(epochMs).toISOString();
