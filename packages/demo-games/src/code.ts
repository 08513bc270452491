/** The competition code of the demo Games of a year: `YGD2026`. */
export const demoCode = (year: string): string => `YGD${year}`;

/** Returns whether Games are demo Games, in which everything is fictional. */
export const isDemoCode = (code: string): boolean => /^YGD\d{4}$/.test(code);

/** Path of the live broadcast (HLS) on the demo server. */
export const broadcastPath = '/streams/demo';
