import { Suspense, use } from 'react';
import { useSport } from '../sport/use-sport.ts';
import { chartOf } from './chart-of.ts';
import { loadChart } from './load-chart.ts';
import type { UnitAnswer } from '@podium/contract';
import type { ChartKind } from '@podium/games';
import type { ChartProps } from './load-chart.ts';

/** How a contest went, as a drawing. What draws it comes with the page's loader; a page that was sent stands as it is until then. */
export function UnitChart({ unit }: { unit: UnitAnswer }) {
  const sport = useSport(unit.discipline?.code);
  const kind = chartOf(sport.discipline, unit);
  if (!kind) return null;
  return (
    <Suspense fallback={null}>
      <Chart kind={kind} unit={unit} sport={sport} />
    </Suspense>
  );
}

function Chart({ kind, ...props }: ChartProps & { kind: ChartKind }) {
  const Part = use(loadChart(kind));
  // oxlint-disable-next-line react/static-components -- kept by its kind: the same component each time
  return <Part {...props} />;
}
