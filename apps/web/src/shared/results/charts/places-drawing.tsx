import { usePage, useText } from '../../shell/page-context.tsx';
import { useGamesFacts } from '../../shell/use-games.ts';
import { ROW, hasFartherBack, pathOf, splitX } from './places-shape.ts';
import type { ReactNode } from 'react';

interface DrawnRun {
  id: string;
  name: ReactNode;
  /** The final rank. */
  rank: string;
  /** From the first to the last split, undefined where unknown. */
  places: readonly (number | undefined)[];
}

/** The selected run of a chart. */
interface ChosenRun {
  id: string;
  /** Short label of each point. */
  ticks: readonly string[];
  /** Unit of the labels, shown once next to the last one: the month of the days. */
  unit: string;
}

interface PlacesDrawingProps {
  runs: readonly DrawnRun[];
  /** Labels of the first and the last point. */
  ends: readonly [ReactNode, ReactNode];
  /** The highlighted run, with its ranks as numbers. If set, the names are links that select a run. */
  chosen?: ChosenRun;
  /** The same data as a table, for screen readers. */
  children: ReactNode;
}

/** The places of several runs over time, one line each, with the names next to the end points. */
export function PlacesDrawing({ runs, ends: [start, end], chosen, children }: PlacesDrawingProps) {
  const t = useText();
  const { format } = useGamesFacts();
  const isLow = hasFartherBack(runs);
  const height = (runs.length + (isLow ? 1 : 0)) * ROW;
  const count = runs[0]?.places.length ?? 0;
  const rows = runs.length + (isLow ? 1 : 0);
  return (
    <figure className={chosen ? 'places-chart has-chosen' : 'places-chart'}>
      {chosen && (
        <ol className="places-axis num" aria-hidden="true">
          {runs.map(({ id }, row) => (
            <li key={id}>{format.number(row + 1)}</li>
          ))}
        </ol>
      )}
      <div className="places-drawing" aria-hidden="true">
        <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
          {Array.from({ length: count }, (_, index) => {
            const x = splitX(index, count);
            return <line key={x} className="run-border" x1={x} x2={x} y1="0" y2={height} />;
          })}
          {/* Tied runs end at their own name, not at the shared place. */}
          {runs.map(({ id, rank, places }, row) => (
            <path
              key={id}
              className={`places-run place-${rank}${id === chosen?.id ? ' is-chosen' : ''}`}
              d={pathOf([...places.slice(0, -1), row + 1], runs.length)}
              fill="none"
            />
          ))}
        </svg>
        {chosen ? (
          <ChosenRanks chosen={chosen} places={placesOf(runs, chosen.id)} rows={rows} />
        ) : (
          <p className="places-ends">
            <span>{start}</span>
            <span>{end}</span>
          </p>
        )}
      </div>
      <ol className="places-names" aria-hidden={chosen ? undefined : 'true'}>
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

/** The places of a run as drawn: the last one is its own row. */
const placesOf = (runs: readonly DrawnRun[], id: string): DrawnRun['places'] => {
  const row = runs.findIndex((run) => run.id === id);
  return row === -1 ? [] : [...runs[row]!.places.slice(0, -1), row + 1];
};

interface ChosenRanksProps {
  chosen: ChosenRun;
  places: DrawnRun['places'];
  rows: number;
}

/**
 * The ranks of the chosen run as numbers, with labels. Positions are percentages, because the lines are stretched and
 * the digits are not.
 */
function ChosenRanks({ chosen: { ticks, unit }, places, rows }: ChosenRanksProps) {
  const { definition } = usePage();
  const { format } = useGamesFacts();
  const isMirrored = definition.direction === 'rtl';
  const x = (index: number) => {
    const along = splitX(index, ticks.length);
    return `${isMirrored ? 100 - along : along}%`;
  };
  const step = Math.ceil(ticks.length / MAX_TICKS);
  return (
    <>
      <svg className="places-figures num">
        {places.map((place, index) => {
          if (place === undefined) return null;
          const y = `${((Math.min(place, rows) - 0.5) / rows) * 100}%`;
          return (
            <g key={ticks[index]}>
              <circle cx={x(index)} cy={y} r="9" />
              <text x={x(index)} y={y} dy="4" textAnchor="middle">
                {format.number(place)}
              </text>
            </g>
          );
        })}
      </svg>
      <svg className="places-ticks num" suppressHydrationWarning>
        {ticks.map((tick, index) => (
          <text
            key={tick}
            x={x(index)}
            y="14"
            textAnchor="middle"
            className={(ticks.length - 1 - index) % step === 0 ? undefined : 'is-minor'}
          >
            {tick}
          </text>
        ))}
        <text className="places-unit" x={x(ticks.length - 1)} y="14" dx={isMirrored ? -12 : 12} textAnchor="start">
          {unit}
        </text>
      </svg>
    </>
  );
}

/** Number of labels that fit on a small screen. */
const MAX_TICKS = 7;
