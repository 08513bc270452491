import '../../../shared/results/result/result.css';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGamesFacts } from '../../../shared/shell/use-games.ts';
import { scoreSides } from '@podium/contract/score-sides';
import { FactName } from '../../../shared/results/sport/fact-name.tsx';
import { useSport } from '../../../shared/results/sport/use-sport.ts';
import { sideFigures } from '../period-figures.ts';
import type { Figure } from '@podium/disciplines/reading';
import type { UnitAnswer } from '@podium/contract';
import type { ComparedFigure } from '../side-figures.ts';

/** Both sides' statistics: each as a bar that shows the larger share, with the figures at its ends. */
export function SideStatistics({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  const sport = useSport(unit.discipline?.code);
  const figures = sideFigures(sport.discipline, unit);
  const [home, away] = scoreSides(unit);
  if (figures.length === 0 || !home || !away) return null;
  return (
    <section>
      <h2 className="section-title">{t('parts.result.statistics')}</h2>
      <table className="side-figures">
        <caption className="visually-hidden">{t('parts.result.statistics')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <bdi translate="no">{home.competitor.name}</bdi>
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('parts.result.statistic')}</span>
            </th>
            <th scope="col">
              <bdi translate="no">{away.competitor.name}</bdi>
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure.id}>
              <td className={figure.leads === 'home' ? 'is-ahead' : undefined}>
                <FigureText figure={figure.home} />
              </td>
              <th scope="row">
                <FactName sport={sport} fact={figure} />
                {figure.share !== undefined && <ShareBar figure={figure} share={figure.share} />}
              </th>
              <td className={figure.leads === 'away' ? 'is-ahead' : undefined}>
                <FigureText figure={figure.away} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** `14/41`, with the percentage. */
function FigureText({ figure }: { figure: Pick<Figure, 'value' | 'of' | 'percent'> | undefined }) {
  const { format } = useGamesFacts();
  if (!figure) return '–';
  const percent = Number(figure.percent ?? NaN);
  return (
    <bdi dir="ltr" className="num">
      {figure.of ? `${figure.value}/${figure.of}` : figure.value}
      {Number.isFinite(percent) && <span className="figure-percent">{format.percent(percent)}</span>}
    </bdi>
  );
}

/** Drawn in whole percent of the width; screen readers get the figures. */
function ShareBar({ figure: { leads }, share }: { figure: ComparedFigure; share: number }) {
  return (
    <svg className="share-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className={leads === 'home' ? 'is-ahead' : undefined} x="0" width={Math.max(0, share - 0.5)} height="4" />
      <rect
        className={leads === 'away' ? 'is-ahead' : undefined}
        x={share + 0.5}
        width={Math.max(0, 99.5 - share)}
        height="4"
      />
    </svg>
  );
}
