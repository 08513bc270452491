/** Separates facts on one line; the no-break space keeps it from starting a line. */
export const DOT = '\u00A0· ';
