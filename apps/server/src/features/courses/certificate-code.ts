import { randomInt } from 'node:crypto';

/** Without 0, O, 1 and I, which are mistaken for each other. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const four = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** 60 random bits: `K7QM-2XPD-9RTH`. */
export const newCertificateCode = (): string => `${four()}-${four()}-${four()}`;
