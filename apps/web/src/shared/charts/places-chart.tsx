import { Cell, HeaderCell, Icon, RowHeader, Table } from '@podium/ui';
import { useText } from '../page-context.tsx';
import { FactName } from '../sport/fact-name.tsx';
import { placesBySplit } from './places-by-split.ts';
import { ROW, hasFartherBack, pathOf, xOf } from './places-shape.ts';
import type { ChartProps } from './chart-parts.ts';
import type { PlacesBySplit } from './places-by-split.ts';

/** Who was where on the way: a line for each of the first, from split to split to the finish, and the same as a table. */
export function PlacesChart({ unit, sport }: ChartProps) {
  const t = useText();
  const course = placesBySplit(sport.discipline, unit);
  if (!course) return null;
  const { splits, runs } = course;
  const isLow = hasFartherBack(runs);
  const height = (runs.length + (isLow ? 1 : 0)) * ROW;
  return (
    <section>
      <h2 className="section-title">{t('parts.charts.places')}</h2>
      <figure className="places-chart">
        <div className="places-drawing" aria-hidden="true">
          <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
            {[...splits, 'finish'].map((_, index) => {
              const x = xOf(index, splits.length + 1);
              return <line key={x} className="run-border" x1={x} x2={x} y1="0" y2={height} />;
            })}
            {/* Who shares a place at the finish ends at the own name. */}
            {runs.map(({ line, places }, row) => (
              <path
                key={line.position}
                className={`places-run place-${line.rank}`}
                d={pathOf([...places.slice(0, -1), row + 1], runs.length)}
                fill="none"
              />
            ))}
          </svg>
          <p className="places-ends">
            <span>
              <FactName sport={sport} fact={splits[0]!} />
            </span>
            <span>{sport.say('finish')}</span>
          </p>
        </div>
        <ol className="places-names" aria-hidden="true">
          {runs.map(({ line }) => (
            <li key={line.position}>
              <span className="num">{line.rank}</span> <bdi>{line.competitor.name}</bdi>
            </li>
          ))}
          {isLow && <li className="text-ink3">{t('parts.charts.fartherBack')}</li>}
        </ol>
        <PlacesTable course={course} sport={sport} />
      </figure>
    </section>
  );
}

function PlacesTable({ course: { splits, runs }, sport }: { course: PlacesBySplit } & Pick<ChartProps, 'sport'>) {
  const t = useText();
  return (
    <details className="chart-table">
      <summary>
        {t('parts.charts.asTable')}
        <Icon name="down" isSmall />
      </summary>
      <Table caption={t('parts.charts.places')}>
        <thead>
          <tr>
            <HeaderCell>{t('parts.result.name')}</HeaderCell>
            {splits.map((split) => (
              <HeaderCell key={split.number} align="end">
                <FactName sport={sport} fact={split} />
              </HeaderCell>
            ))}
            <HeaderCell align="end">{sport.say('finish')}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {runs.map(({ line, places }) => (
            <tr key={line.position}>
              <RowHeader>
                <bdi>{line.competitor.name}</bdi>
              </RowHeader>
              {places.map((place, index) => (
                <Cell key={splits[index]?.number ?? 'finish'} align="end" className="num">
                  {place ?? '–'}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
