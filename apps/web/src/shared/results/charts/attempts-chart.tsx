import { useText } from '../../shell/page-context.tsx';
import { attemptSeries } from './attempt-series.ts';
import type { ChartProps } from './chart-parts.ts';
import type { Attempt, AttemptSeries } from './attempt-series.ts';

/** Padding between the dots and the edges. */
const EDGE = 3;
const attemptX = (at: number): number => EDGE + (at * (100 - 2 * EDGE)) / 100;

/**
 * Shows the spread of each competitor's attempts: a table whose middle column is a drawing, with the attempts and their
 * wind as text.
 */
export function AttemptsChart({ unit, sport }: ChartProps) {
  const t = useText();
  const series = attemptSeries(sport.discipline, unit);
  if (!series) return null;
  return (
    <section>
      <h2 className="section-title">{sport.say('attempts')}</h2>
      <table className="attempts-chart">
        <caption className="visually-hidden">{sport.say('attempts')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('parts.result.name')}</th>
            <th scope="col">
              <span className="visually-hidden">{sport.say('attempts')}</span>
              <span className="attempts-scale num" aria-hidden="true">
                <bdi dir="ltr">{series.from}</bdi>
                <bdi dir="ltr">{series.to}</bdi>
              </span>
            </th>
            <th scope="col">{t('parts.result.best')}</th>
          </tr>
        </thead>
        <tbody>
          {series.rows.map((row) => (
            <AttemptsRow key={row.line.position} row={row} wind={sport.say('wind')} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function AttemptsRow({ row: { line, attempts, best }, wind }: { row: AttemptSeries['rows'][number]; wind: string }) {
  const reached = attempts.flatMap(({ at }) => at ?? []);
  return (
    <tr>
      <th scope="row">
        <bdi translate="no">{line.competitor.name}</bdi>
      </th>
      <td>
        <span className="visually-hidden">
          <AttemptList attempts={attempts} wind={wind} />
        </span>
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <line className="run-border" x1="0" x2="100" y1="5" y2="5" />
          {reached.map((at, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- attempts have no id, and two can have the same distance
            <path key={index} className="attempt-dot" d={`M${attemptX(at)} 5h0`} />
          ))}
          {best !== undefined && <path className="attempt-best" d={`M${attemptX(best)} 5h0`} />}
        </svg>
      </td>
      <td className="num bold">
        <bdi dir="ltr">{line.result}</bdi>
      </td>
    </tr>
  );
}

/** `5.35 (wind −1.0), x, 5.41` */
function AttemptList({ attempts, wind }: { attempts: readonly Attempt[]; wind: string }) {
  const t = useText();
  return attempts
    .map((attempt) => (attempt.wind ? `${attempt.text} (${wind} ${attempt.wind})` : attempt.text))
    .reduce((first, second) => t('shared.pair', { first, second }));
}
