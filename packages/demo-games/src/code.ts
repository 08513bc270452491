/** The competition code of the demo Games of a year: `YGD2026`. */
export const demoCode = (year: string): string => `YGD${year}`;

/** Whether Games are the demo's: nobody's, and all in them is invented. */
export const isDemoCode = (code: string): boolean => /^YGD\d{4}$/.test(code);

/** Where the demo's server offers its live broadcast (HLS). */
export const broadcastPath = '/streams/demo';
