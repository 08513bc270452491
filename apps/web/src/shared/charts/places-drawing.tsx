import { useText } from '../page-context.tsx';
import { ROW, hasFartherBack, pathOf, xOf } from './places-shape.ts';
import type { ReactNode } from 'react';

interface DrawnRun {
  id: string;
  name: ReactNode;
  /** As it stands at the end. */
  rank: string;
  /** From the first to the last, undefined where none is known. */
  places: readonly (number | undefined)[];
}

interface PlacesDrawingProps {
  runs: readonly DrawnRun[];
  /** What the first and the last place are of. */
  ends: readonly [ReactNode, ReactNode];
  /** The same as a table, for those who cannot see the drawing. */
  children: ReactNode;
}

/** Who was where on the way: a line for each of the first, from place to place to the end, and their names beside it. */
export function PlacesDrawing({ runs, ends: [start, end], children }: PlacesDrawingProps) {
  const t = useText();
  const isLow = hasFartherBack(runs);
  const height = (runs.length + (isLow ? 1 : 0)) * ROW;
  const count = runs[0]?.places.length ?? 0;
  return (
    <figure className="places-chart">
      <div className="places-drawing" aria-hidden="true">
        <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
          {Array.from({ length: count }, (_, index) => {
            const x = xOf(index, count);
            return <line key={x} className="run-border" x1={x} x2={x} y1="0" y2={height} />;
          })}
          {/* Who shares a place at the end ends at the own name. */}
          {runs.map(({ id, rank, places }, row) => (
            <path
              key={id}
              className={`places-run place-${rank}`}
              d={pathOf([...places.slice(0, -1), row + 1], runs.length)}
              fill="none"
            />
          ))}
        </svg>
        <p className="places-ends">
          <span>{start}</span>
          <span>{end}</span>
        </p>
      </div>
      <ol className="places-names" aria-hidden="true">
        {runs.map(({ id, rank, name }) => (
          <li key={id}>
            <span className="num">{rank}</span> {name}
          </li>
        ))}
        {isLow && <li className="text-ink3">{t('parts.charts.fartherBack')}</li>}
      </ol>
      {children}
    </figure>
  );
}
