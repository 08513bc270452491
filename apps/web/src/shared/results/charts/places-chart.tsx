import { Cell, HeaderCell, Icon, RowHeader, Table } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';
import { FactName } from '../sport/fact-name.tsx';
import { placesBySplit } from './places-by-split.ts';
import { PlacesDrawing } from './places-drawing.tsx';
import type { ChartProps } from './chart-parts.ts';
import type { PlacesBySplit } from './places-by-split.ts';

/** The places of the leaders from split to split to the finish: one line each, and the same data as a table. */
export function PlacesChart({ unit, sport }: ChartProps) {
  const t = useText();
  const course = placesBySplit(sport.discipline, unit);
  if (!course) return null;
  const { splits, runs } = course;
  return (
    <section>
      <h2 className="section-title">{t('parts.charts.places')}</h2>
      <PlacesDrawing
        runs={runs.map(({ line, places }) => ({
          id: String(line.position),
          name: <bdi translate="no">{line.competitor.name}</bdi>,
          rank: line.rank!,
          places,
        }))}
        ends={[<FactName key="start" sport={sport} fact={splits[0]!} />, sport.say('finish')]}
      >
        <PlacesTable course={course} sport={sport} />
      </PlacesDrawing>
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
                <bdi translate="no">{line.competitor.name}</bdi>
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
