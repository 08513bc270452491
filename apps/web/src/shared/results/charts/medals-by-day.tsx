import { useText } from '../../shell/page-context.tsx';
import { MedalDisc } from '../../elements/parts/medal-disc.tsx';
import { useGames } from '../../shell/use-games.ts';
import type { MedalDay } from './medal-days.ts';

const medals = ['gold', 'silver', 'bronze'] as const;

/** The medals of a delegation by day: a table with a bar for the running total. */
export function MedalsByDay({ days }: { days: readonly MedalDay[] }) {
  const t = useText();
  const { format } = useGames();
  const max = days.at(-1)!.soFar.total;
  return (
    <section>
      <h3 className="section-title">{t('parts.charts.medals')}</h3>
      <table className="medal-days">
        <caption className="visually-hidden">{t('parts.charts.medals')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('parts.charts.day')}</th>
            {medals.map((medal) => (
              <th key={medal} scope="col">
                <MedalDisc medal={medal} isSmall />
              </th>
            ))}
            <th scope="col" className="medal-days-bar">
              {t('parts.charts.soFar')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, won, soFar }) => (
            <tr key={day}>
              <th scope="row" suppressHydrationWarning>
                {format.date(day)}
              </th>
              {medals.map((medal) => (
                <td key={medal} className={won[medal] === 0 ? 'num text-ink3' : 'num bold'}>
                  {format.number(won[medal])}
                </td>
              ))}
              <td className="medal-days-bar">
                <Bar soFar={soFar} max={max} />
                <span className="num">{format.number(soFar.total)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Gold, silver and bronze so far as shares of the final total; the bar is as wide as its cell. */
function Bar({ soFar, max }: { soFar: MedalDay['soFar']; max: number }) {
  const widths = medals.map((medal) => (soFar[medal] / max) * 100);
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      {medals.map((medal, index) => (
        <rect
          key={medal}
          className={`medal-bar-${medal}`}
          x={widths.slice(0, index).reduce((sum, width) => sum + width, 0)}
          width={widths[index]}
          height="4"
        />
      ))}
    </svg>
  );
}
