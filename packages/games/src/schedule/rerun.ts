/** The last two of the six characters that number a unit: `00` for the original, `RR` for its repeat. */
const place = [30, 32] as const;

function withEnd(code: string, from: string, to: string): string | undefined {
  if (code.length !== 34 || code.slice(...place) !== from) return undefined;
  return code.slice(0, place[0]) + to + code.slice(place[1]);
}

/** The code of a unit's repeat: `0002RR--` for heat `000200--`. */
export const rerunCode = (code: string): string | undefined => withEnd(code, '00', 'RR');

/** The code of the unit that this one repeats; undefined for other units. */
export const repeatedCode = (code: string): string | undefined => withEnd(code, 'RR', '00');
