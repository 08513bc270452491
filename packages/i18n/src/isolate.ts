/** Isolates a name, so that it does not reorder the sentence around it: Latin names in Arabic, and the reverse. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
