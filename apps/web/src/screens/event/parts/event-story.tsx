import { Badge } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';
import { phaseSteps, eventStory } from '../state.ts';
import { EarlierRounds } from './earlier-rounds.tsx';
import { PhaseUnits } from './phase-units.tsx';
import type { EventAnswer } from '@podium/contract';
import type { ReactNode } from 'react';
import type { PhaseStep } from '../state.ts';

interface EventStoryProps {
  event: EventAnswer;
  delegation: string | undefined;
  /** Content between the end of the event and the earlier rounds. */
  children: ReactNode;
}

/** The event in reverse: its final, live and upcoming contests; earlier rounds are collapsed. */
export function EventStory({ event, delegation, children }: EventStoryProps) {
  const t = useText();
  const { open, coming, earlier } = eventStory(phaseSteps(event.phases));
  return (
    <>
      {open.map((step) => (
        <PhaseSection key={step.phase.id} step={step} delegation={delegation} />
      ))}
      {coming.length > 0 && (
        <section aria-labelledby="coming">
          <h2 id="coming" className="section-title">
            {t('screens.event.coming')}
          </h2>
          {coming.map((step) => (
            <section key={step.phase.id} id={step.phase.id} className="phase-coming">
              {step.isFinal && <span id="final" />}
              <h3 className="phase-title">
                <bdi>{step.phase.name}</bdi>
              </h3>
              <PhaseUnits step={step} delegation={delegation} />
            </section>
          ))}
        </section>
      )}
      {children}
      <EarlierRounds steps={earlier} discipline={event.discipline.code} delegation={delegation} />
    </>
  );
}

function PhaseSection({ step, delegation }: { step: PhaseStep; delegation: string | undefined }) {
  const t = useText();
  const { phase, isFinal, state } = step;
  return (
    <section id={phase.id} aria-labelledby={isFinal ? 'final' : `${phase.id}-name`}>
      <h2 id={isFinal ? 'final' : `${phase.id}-name`} className="section-title">
        <bdi>{phase.name}</bdi>
        {state === 'current' && <Badge tone="info">{t('screens.event.current')}</Badge>}
      </h2>
      <PhaseUnits step={step} delegation={delegation} />
    </section>
  );
}
