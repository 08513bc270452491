/** Between facts that follow each other on a line; no line begins with it. */
export const DOT = '\u00A0· ';
