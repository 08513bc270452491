import './charts.css';
import { useText } from '../page-context.tsx';
import { sidesOf } from '../result/sides-of.ts';
import { periodText } from '../sport/period-text.ts';
import { useSport } from '../sport/use-sport.ts';
import { areasOf, bordersOf, turnsOf } from './run-shape.ts';
import { scoreRun } from './score-run.ts';
import { setMomentum } from './set-momentum.ts';
import type { UnitAnswer } from '@podium/contract';
import type { ScoreStep } from './score-run.ts';
import type { SetPoints } from './set-momentum.ts';

/** How a contest of two went, where its sport has a drawing for it that says more than the score. */
export function UnitCharts({ unit }: { unit: UnitAnswer }) {
  const { discipline } = useSport(unit.discipline?.code);
  const [home, away] = sidesOf(unit).map(({ competitor }) => competitor.name);
  if (!home || !away) return null;
  const sets = discipline.charts.includes('setMomentum') ? setMomentum(unit.periods) : undefined;
  if (sets) return <SetChart unit={unit} sets={sets} home={home} away={away} />;
  const run = discipline.charts.includes('scoreRun') ? scoreRun(unit) : undefined;
  return run ? <RunChart run={run} home={home} away={away} /> : null;
}

interface Sides {
  home: string;
  away: string;
}

/** Who was ahead, and by how much, score by score, in a sentence and as a drawing; the log has each score in words. */
function RunChart({ run, home, away }: Sides & { run: readonly ScoreStep[] }) {
  const t = useText();
  const { ahead, behind } = areasOf(run);
  return (
    <section>
      <h2 className="section-title">{t('parts.charts.run')}</h2>
      <figure className="run-chart">
        <figcaption className="run-text">{t('parts.charts.runText', { home, away, ...turnsOf(run) })}</figcaption>
        <p className="run-side" aria-hidden="true">
          {t('parts.charts.ahead', { name: home })}
        </p>
        <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
          {bordersOf(run).map((x) => (
            <line key={x} className="run-border" x1={x} x2={x} y1="0" y2="40" />
          ))}
          <path className="run-home" d={ahead} />
          <path className="run-away" d={behind} />
          <line className="run-middle" x1="0" x2="100" y1="20" y2="20" />
        </svg>
        <p className="run-side" aria-hidden="true">
          {t('parts.charts.ahead', { name: away })}
        </p>
      </figure>
    </section>
  );
}

/** The points of each set face to face: a table whose middle column is drawn. */
function SetChart({ unit, sets, home, away }: Sides & { unit: UnitAnswer; sets: readonly SetPoints[] }) {
  const t = useText();
  const sport = useSport(unit.discipline?.code);
  const most = Math.max(...sets.flatMap((set) => [set.home, set.away]), 1);
  return (
    <section>
      <h2 className="section-title">{t('parts.charts.sets')}</h2>
      <table className="set-chart">
        <caption className="visually-hidden">{t('parts.charts.sets')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <bdi>{home}</bdi>
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('parts.charts.sets')}</span>
            </th>
            <th scope="col">
              <bdi>{away}</bdi>
            </th>
          </tr>
        </thead>
        <tbody>
          {sets.map((set) => (
            <tr key={set.code}>
              <td className={set.home > set.away ? 'num font-bold' : 'num'}>{set.home}</td>
              <th scope="row">
                {periodText(sport, set.code, 'phrase')}
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect
                    className="run-home"
                    x={49.5 - (set.home / most) * 49.5}
                    width={(set.home / most) * 49.5}
                    height="4"
                  />
                  <rect className="run-away" x="50.5" width={(set.away / most) * 49.5} height="4" />
                </svg>
              </th>
              <td className={set.away > set.home ? 'num font-bold' : 'num'}>{set.away}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
