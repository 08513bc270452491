import type { PersonGender } from '../../model.ts';

/**
 * `a`, `b` and `c` of World Athletics: a time below `b` seconds, a jump above `b` centimeters, a throw above `b`
 * meters.
 */
type Constants = readonly [a: number, b: number, c: number];
type Unit = 'seconds' | 'centimetres' | 'metres';

const tables: Readonly<Record<PersonGender, Readonly<Record<string, readonly [Unit, ...Constants]>>>> = {
  M: {
    '100M': ['seconds', 25.4347, 18, 1.81],
    LJ: ['centimetres', 0.143_54, 220, 1.4],
    SP: ['metres', 51.39, 1.5, 1.05],
    '400M': ['seconds', 1.537_75, 82, 1.81],
    '110MH': ['seconds', 5.743_52, 28.5, 1.92],
    HJ: ['centimetres', 0.8465, 75, 1.42],
    JT: ['metres', 10.14, 7, 1.08],
    '1000M': ['seconds', 0.087_13, 305.5, 1.85],
  },
  W: {
    '100MH': ['seconds', 9.230_76, 26.7, 1.835],
    HJ: ['centimetres', 1.845_23, 75, 1.348],
    SP: ['metres', 56.0211, 1.5, 1.05],
    '200M': ['seconds', 4.990_87, 42.5, 1.81],
    LJ: ['centimetres', 0.188_807, 210, 1.41],
    JT: ['metres', 15.9803, 3.8, 1.04],
    '800M': ['seconds', 0.111_93, 254, 1.88],
  },
};

/** Points for a mark in thousandths of a second or a meter, truncated to whole points; 0 without a mark. */
export function pointsFor(gender: PersonGender, part: string, value: number | null): number {
  const row = tables[gender][part];
  if (!row) throw new RangeError(`no points for "${part}"`);
  const [unit, a, b, c] = row;
  if (value === null) return 0;
  const mark = unit === 'centimetres' ? value / 10 : value / 1000;
  const distance = unit === 'seconds' ? b - mark : mark - b;
  return distance > 0 ? Math.floor(a * distance ** c) : 0;
}
