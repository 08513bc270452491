import { Icon } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';
import { CompetitorName } from '../../../shared/elements/parts/competitor-name.tsx';
import { useSport } from '../../../shared/results/sport/use-sport.ts';
import { useGames } from '../../../shared/shell/use-games.ts';
import { findBestMarks } from '../state.ts';
import { PhaseUnits } from './phase-units.tsx';
import type { PhaseStep } from '../state.ts';

interface EarlierRoundsProps {
  steps: readonly PhaseStep[];
  discipline: string;
  delegation: string | undefined;
}

/** The finished rounds, latest first: one line each with the best competitors, which expands to the units. */
export function EarlierRounds({ steps, discipline, delegation }: EarlierRoundsProps) {
  const t = useText();
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier" className="section-title">
        {t('screens.event.earlier')}
      </h2>
      <ul className="earlier-rounds">
        {steps.map((step) => (
          <li key={step.phase.id} id={step.phase.id}>
            <details className="fold">
              <summary className="fold-summary">
                <EarlierRound step={step} discipline={discipline} />
                <Icon name="down" isSmall />
              </summary>
              <div className="fold-body">
                <PhaseUnits step={step} delegation={delegation} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

function EarlierRound({ step, discipline }: { step: PhaseStep; discipline: string }) {
  const t = useText();
  const { format } = useGames();
  const sport = useSport(discipline);
  const { phase, planned } = step;
  const isHeadToHeadRound = planned.some(({ isHeadToHead }) => isHeadToHead);
  return (
    <div className="earlier-round">
      <h3 className="phase-name">
        <bdi>{phase.name}</bdi>{' '}
        <span className="phase-count">
          <span aria-hidden="true">{format.number(planned.length)}</span>
          <span className="visually-hidden">{t('shared.units', { count: planned.length })}</span>
        </span>
      </h3>
      {findBestMarks(step, sport.discipline).map((competitor) => (
        <span key={competitor.id} className="phase-best">
          {/* The winners of two matches look like the two sides of one match: label them, and omit the score. */}
          {isHeadToHeadRound && (
            <>
              <Icon name="check" isSmall />
              <span className="visually-hidden">{t('shared.winner', { gender: planned[0]?.gender ?? '' })}</span>
            </>
          )}
          <span>
            <CompetitorName competitor={competitor} />
          </span>
          {competitor.result && !isHeadToHeadRound && (
            <bdi dir="ltr" className="num strong">
              {competitor.result}
            </bdi>
          )}
        </span>
      ))}
    </div>
  );
}
