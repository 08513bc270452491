import type { ResultStep } from '@podium/contract';
import { latinDigits } from '@podium/games';

type Irm = NonNullable<Extract<ResultStep, { do: 'mark' }>['irm']>;
const irms: Readonly<Record<Irm, true>> = { DNS: true, DNF: true, DSQ: true, WDR: true, NM: true, RET: true, WO: true };
export const irmCodes = Object.keys(irms) as Irm[];

/** @returns a mark or, for `dns` and the like, the irregular mark; accepts commas and Arabic digits */
export function typedMark(text: string): { mark: string | null; irm: Irm | null } {
  const plain = latinDigits(text).trim().replaceAll(',', '.');
  const irm = irmCodes.find((code) => code === plain.toUpperCase()) ?? null;
  return { mark: irm || plain === '' ? null : plain, irm };
}

/** @returns an attempt in the feed's notation: `x` failed, `-` passed */
export function typedAttempt(text: string): string {
  const plain = latinDigits(text).trim().replaceAll(',', '.').toLowerCase();
  return plain === '–' ? '-' : plain;
}
