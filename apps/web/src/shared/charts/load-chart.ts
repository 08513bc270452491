import { told } from '../told-promise.ts';
import type { UnitAnswer } from '@podium/contract';
import type { ChartKind } from '@podium/games';
import type { ComponentType } from 'react';
import type { Sport } from '../sport/use-sport.ts';

export interface ChartProps {
  unit: UnitAnswer;
  sport: Sport;
}

const parts: Readonly<Record<ChartKind, () => Promise<ComponentType<ChartProps>>>> = {
  scoreRun: async () => (await import('./run-chart.tsx')).RunChart,
  setMomentum: async () => (await import('./set-chart.tsx')).SetChart,
};
const loads = new Map<ChartKind, Promise<ComponentType<ChartProps>>>();

/** Brings what draws a chart, the same promise each time. A page without its drawing is whole: one that fails draws nothing. */
// oxlint-disable-next-line typescript/promise-function-async -- a new promise for each caller could not be waited for in a render
export function loadChart(kind: ChartKind): Promise<ComponentType<ChartProps>> {
  const known = loads.get(kind);
  if (known) return known;
  const load = told(bring(kind));
  loads.set(kind, load);
  return load;
}

async function bring(kind: ChartKind): Promise<ComponentType<ChartProps>> {
  try {
    return await parts[kind]();
  } catch {
    // Asked for again with the next page.
    loads.delete(kind);
    return () => null;
  }
}
