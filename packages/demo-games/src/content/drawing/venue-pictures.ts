import type { DemoFile, DemoItem } from '../demo-item.ts';
import { floorPlan } from './floor-plan.ts';
import { hallView, lakeView, parkView, poolView, stadiumView } from './venue-views.ts';

/** Floor colors outside and inside the lines. */
const halls: Readonly<Record<string, [around: string, inside: string]>> = {
  MAH: ['#8c2f39', '#d9825f'],
  GYH: ['#4a3f78', '#9b8fd0'],
  FNH: ['#2d4a57', '#7fa8a0'],
  RKH: ['#1f5f4a', '#5fad8a'],
  HBH: ['#2a4d8f', '#6f9fd8'],
  VVH: ['#1f6f8b', '#f0a868'],
};

const views: Readonly<Record<string, () => string>> = {
  AQC: poolView,
  STA: stadiumView,
  BKH: () => hallView(3, ['#8a5a2b', '#d9a05b']),
  CBH: () => hallView(4, ['#22577a', '#f2c14e']),
  BCH: lakeView,
  PRK: parkView,
};

/** Number of gates, and the step-free one. */
const plans: Readonly<Record<string, { gates: number; stepFreeGate: number }>> = {
  AQC: { gates: 4, stepFreeGate: 2 },
  BKH: { gates: 4, stepFreeGate: 1 },
  CBH: { gates: 4, stepFreeGate: 1 },
  STA: { gates: 4, stepFreeGate: 2 },
};

/** The pictures and floor plans that facts about venues refer to. */
export function venueDrawings(items: readonly DemoItem<'venue-info'>[]): DemoFile[] {
  return items.flatMap(({ data: { venue, photo, plan } }, seed): DemoFile[] => [
    ...(photo ? [{ path: photo.path, purpose: 'photo' as const, content: drawView(venue, seed) }] : []),
    ...(plan ? [{ path: plan.path, purpose: 'plan' as const, content: floorPlan(plans[venue]!) }] : []),
  ]);
}

function drawView(venue: string, seed: number): string {
  const floor = halls[venue];
  return floor ? hallView(seed, floor) : views[venue]!();
}
