import { useText } from '../../shell/page-context.tsx';
import { sideNames } from './chart-of.ts';
import { areasOf, bordersOf, leadStats } from './run-shape.ts';
import { scoreRun } from './score-run.ts';
import type { ChartProps } from './chart-parts.ts';

/** The lead over the course of a match, as a sentence and as a chart; the log lists each score as text. */
export function RunChart({ unit }: ChartProps) {
  const t = useText();
  const names = sideNames(unit);
  const run = scoreRun(unit);
  if (!names || !run) return null;
  const [home, away] = names;
  const { ahead, behind } = areasOf(run);
  const stats = leadStats(run);
  const { homeLead, awayLead } = stats;
  // Omits a side that never led.
  const hasBothLeads = homeLead > 0 && awayLead > 0;
  const one = homeLead > 0 ? { name: home, lead: homeLead } : { name: away, lead: awayLead };
  return (
    <section>
      <h2 className="section-title">{t('parts.charts.run')}</h2>
      <figure className="run-chart">
        <figcaption className="run-text">
          {hasBothLeads ? t('parts.charts.runText', { home, away, ...stats }) : t('parts.charts.runOneText', one)}
        </figcaption>
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
