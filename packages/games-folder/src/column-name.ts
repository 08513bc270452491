import { cleanText } from '@podium/games';

/** Normalizes a header: `Family_name ` becomes `family_name`. */
export const columnName = (cell: string): string => cleanText(cell).trim().toLowerCase();
