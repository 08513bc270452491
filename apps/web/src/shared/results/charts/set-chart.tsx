import { periodText } from '../sport/period-text.ts';
import { sideNames } from './chart-of.ts';
import { setMomentum } from './set-momentum.ts';
import type { ChartProps } from './chart-parts.ts';

/** The points of each set side by side: a table whose middle column is a drawing. */
export function SetChart({ unit, sport }: ChartProps) {
  const names = sideNames(unit);
  const sets = setMomentum(unit.periods);
  if (!names || !sets) return null;
  const [home, away] = names;
  const max = Math.max(...sets.flatMap((set) => [set.home, set.away]), 1);
  return (
    <section>
      <h2 className="section-title">{sport.say('pointsBySet')}</h2>
      <table className="set-chart">
        <caption className="visually-hidden">{sport.say('pointsBySet')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <bdi>{home}</bdi>
            </th>
            <th scope="col">
              <span className="visually-hidden">{sport.say('pointsBySet')}</span>
            </th>
            <th scope="col">
              <bdi>{away}</bdi>
            </th>
          </tr>
        </thead>
        <tbody>
          {sets.map((set) => (
            <tr key={set.code}>
              <td className={set.home > set.away ? 'num bold' : 'num'}>{set.home}</td>
              <th scope="row">
                {periodText(sport, set.code, 'phrase')}
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect
                    className="run-home"
                    x={49.5 - (set.home / max) * 49.5}
                    width={(set.home / max) * 49.5}
                    height="4"
                  />
                  <rect className="run-away" x="50.5" width={(set.away / max) * 49.5} height="4" />
                </svg>
              </th>
              <td className={set.away > set.home ? 'num bold' : 'num'}>{set.away}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
