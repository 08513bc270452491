import type { Detail } from '@podium/odf';
import { fact } from '../../formats/elements.ts';
import type { Competitor } from '../../model.ts';
import type { Random } from '../../random.ts';

export type Firearm = 'rifle' | 'pistol';

const middles: Readonly<Record<Firearm, number>> = { rifle: 103.6, pistol: 97.5 };
const spreadByFirearm: Readonly<Record<Firearm, number>> = { rifle: 2.6, pistol: 6.5 };

/** One shot in tenths of a ring; 109 is the maximum. */
export function drawShot({ strength }: Competitor, firearm: Firearm, random: Random): number {
  const middle = middles[firearm] + strength * spreadByFirearm[firearm] * 0.22;
  return Math.max(60, Math.min(109, Math.round(middle + random.gauss() * spreadByFirearm[firearm])));
}

/** The inner ten starts at 10.2, the value of an air rifle, which is used for the pistol too. */
export const isInnerTen = (shot: number): boolean => shot >= 102;

/** `97` for a pistol, `104.3` for a rifle. */
export function ringsText(firearm: Firearm, tenths: number): string {
  return firearm === 'pistol' ? String(Math.round(tenths / 10)) : (tenths / 10).toFixed(1);
}

export const firingPoint = (point: number): Detail => fact('FIRING_POINT', undefined, point, { type: 'EUE' });
