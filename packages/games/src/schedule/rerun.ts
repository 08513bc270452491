/** Of the six characters that number a unit the last two: `00` of one that is held once, `RR` where it is held again. */
const place = [30, 32] as const;

function withEnd(code: string, from: string, to: string): string | undefined {
  if (code.length !== 34 || code.slice(...place) !== from) return undefined;
  return code.slice(0, place[0]) + to + code.slice(place[1]);
}

/** The code under which a unit is held again, should it be: of heat `000200--` it is `0002RR--`. */
export const rerunCode = (code: string): string | undefined => withEnd(code, '00', 'RR');

/** The code of the unit that this one repeats; undefined of one that repeats none. */
export const repeatedCode = (code: string): string | undefined => withEnd(code, 'RR', '00');
