import { Badge, Icon } from '@podium/ui';
import { useFollows } from '../../../shared/follow/follows.ts';
import { isListed } from '../../../shared/item-state.ts';
import { useText } from '../../../shared/page-context.tsx';
import { UnitRow } from '../../../shared/parts/unit-row.tsx';
import { withinPhase } from '../../../shared/programme/unit-part.ts';
import { useGames } from '../../../shared/use-games.ts';
import { isOfMine, stepsOf } from '../state.ts';
import type { EventAnswer, ScheduleItemAnswer } from '@podium/contract';
import type { PhaseStep } from '../state.ts';

interface PhasePathProps {
  event: EventAnswer;
  delegation: string | undefined;
}

/** The phases one after the other, the current one open; wide windows have them side by side. */
export function PhasePath({ event, delegation }: PhasePathProps) {
  const t = useText();
  const steps = stepsOf(event.phases);
  return (
    <section aria-labelledby="phases">
      <h2 id="phases" className="section-title">
        {t('screens.event.phases')}
      </h2>
      <ol className="phase-path">
        {steps.map((step) => (
          <li key={step.phase.id} id={step.phase.id} className={`phase-step is-${step.state}`}>
            {step.isFinal && <span id="final" className="phase-anchor" />}
            <PhaseFold step={step} delegation={delegation} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function PhaseFold({ step, delegation }: { step: PhaseStep; delegation: string | undefined }) {
  const t = useText();
  const { format } = useGames();
  const { phase, planned, ifNeeded, state, isOpen } = step;
  return (
    <details className="fold" open={isOpen}>
      <summary className="fold-summary">
        <h3 className="phase-name">
          <bdi>{phase.name}</bdi>
        </h3>
        {state === 'current' && <Badge tone="info">{t('screens.event.current')}</Badge>}
        <span className="phase-count">
          {state === 'done' && (
            <>
              <Icon name="check" isSmall />
              <span className="visually-hidden">{t('status.FINISHED')}</span>
            </>
          )}
          <span aria-hidden="true">{format.number(planned.length)}</span>
          <span className="visually-hidden">{t('shared.units', { count: planned.length })}</span>
        </span>
        <Icon name="down" isSmall />
      </summary>
      <div className="fold-body">
        <UnitList units={planned.filter(isListed)} delegation={delegation} />
        {ifNeeded.length > 0 && (
          <section className="if-needed">
            <h4 className="phase-title">{t('screens.event.ifNeeded')}</h4>
            <UnitList units={ifNeeded} delegation={delegation} />
          </section>
        )}
      </div>
    </details>
  );
}

function UnitList({ units, delegation }: { units: ScheduleItemAnswer[]; delegation: string | undefined }) {
  const t = useText();
  const follows = useFollows();
  if (units.length === 0) return null;
  return (
    <ul className="unit-list">
      {units.map((item) => (
        <UnitRow
          key={item.id}
          item={withinPhase(item)}
          isWithinDiscipline
          hasDay
          note={
            isOfMine(item, follows, delegation) && (
              <span className="mine-mark">
                <Icon name="starred" isSmall />
                <span className="visually-hidden">{t('screens.event.mine')}</span>
              </span>
            )
          }
        />
      ))}
    </ul>
  );
}
