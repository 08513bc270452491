const digits = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Digits as superscript, for texts without markup: the 5 of `7–6⁵`. */
export const superscript = (number: string): string => number.replaceAll(/\d/gu, (digit) => digits[Number(digit)]!);
