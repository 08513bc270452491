import type { Fact } from '@podium/disciplines/reading';

/** The wind measured for a race, as a plain number; the weather of the venue includes its own unit. */
export const isRaceWind = ({ code, value }: Pick<Fact, 'code' | 'value'>): boolean =>
  code === 'WIND_SPEED' && /^[+-]?\d+(?:\.\d+)?$/u.test(value);

/** `−0.5 m/s`, `+1.2 m/s`. */
export function windText(value: string): string {
  const speed = value.replace(/^[+-]/u, '');
  const sign = Number(value) === 0 ? '' : value.startsWith('-') ? '\u2212' : '+';
  return `${sign}${speed}\u00a0m/s`;
}
