import '../../../shared/results/charts/charts.css';
import { Cell, HeaderCell, Icon, RowHeader, Table } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { classes, chartColumns } from '../state.ts';
import type { AccessLogAnswer } from '@podium/contract';

/** Responses over time: a column for each hour, day or week, stacked by status class, and the same data as a table. */
export function TimeChart({ answer }: { answer: AccessLogAnswer }) {
  const t = useText();
  const { format } = useGames();
  const { max, columns } = chartColumns(answer);
  const width = 100 / columns.length;
  const bucketName = useBucketNames(answer);
  return (
    <section>
      <h2 className="section-title">{t('screens.access-log.overTime')}</h2>
      <figure className="log-chart">
        <p className="log-most num" aria-hidden="true">
          {format.column(max)}
        </p>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {columns.map(({ start, parts }, index) =>
            parts.map(
              ({ name, top, height }) =>
                height > 0 && (
                  <rect
                    key={`${start} ${name}`}
                    className={`log-${name}`}
                    x={index * width + width * 0.1}
                    width={width * 0.8}
                    y={100 - top}
                    height={height}
                  />
                ),
            ),
          )}
        </svg>
        <p className="log-ends" aria-hidden="true">
          <span>{bucketName(columns[0]!.start)}</span>
          {columns.length > 1 && <span>{bucketName(columns.at(-1)!.start)}</span>}
        </p>
        <ul className="log-legend" aria-hidden="true">
          {classes.map((name) => (
            <li key={name}>
              <svg viewBox="0 0 10 10">
                <rect className={`log-${name}`} width="10" height="10" rx="2" />
              </svg>
              <bdi dir="ltr">{name}</bdi> {t(`screens.access-log.class.${name}`)}
            </li>
          ))}
        </ul>
        <TimeTable answer={answer} />
      </figure>
    </section>
  );
}

function TimeTable({ answer }: { answer: AccessLogAnswer }) {
  const t = useText();
  const { format } = useGames();
  const bucketName = useBucketNames(answer);
  return (
    <details className="chart-table">
      <summary>
        {t('parts.charts.asTable')}
        <Icon name="down" isSmall />
      </summary>
      <Table caption={t('screens.access-log.overTime')}>
        <thead>
          <tr>
            <HeaderCell>{t('screens.access-log.time')}</HeaderCell>
            {classes.map((name) => (
              <HeaderCell key={name} align="end">
                <bdi dir="ltr">{name}</bdi>
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {answer.buckets.map(({ start, counts }) => (
            <tr key={start}>
              <RowHeader>{bucketName(start)}</RowHeader>
              {classes.map((name) => (
                <Cell key={name} align="end" className="num">
                  {counts[name] === null ? (
                    <span className="text-ink3">
                      <span aria-hidden="true">–</span>
                      <span className="visually-hidden">{t('screens.access-log.untold')}</span>
                    </span>
                  ) : (
                    format.column(counts[name])
                  )}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}

/** `16 Oct`, `Week from 16 Oct`, or `18:00` if the range is one day and `16 Oct, 18:00` if it is two. */
function useBucketNames({ unit, from, to }: AccessLogAnswer): (start: string) => string {
  const t = useText();
  const { format } = useGames();
  return (start) => {
    const day = format.dateShort(start.slice(0, 10));
    if (unit === 'week') return t('screens.access-log.weekFrom', { day });
    if (unit === 'day') return day;
    const time = start.slice(11);
    return from === to ? time : t('shared.pair', { first: day, second: time });
  };
}
