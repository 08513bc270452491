import { Badge, Icon } from '@podium/ui';
import { PlaceLink } from '../../../shared/elements/parts/place-link.tsx';
import { UnitRow } from '../../../shared/elements/parts/unit-row.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { shownPhases } from '../state.ts';
import { EventState } from './event-state.tsx';
import type { CompetitionEvent } from '../state.ts';

interface EventFoldProps {
  event: CompetitionEvent;
  disciplineKey: string;
  isOpenAtFirst: boolean;
}

/** An event with its winner or next contest; expanded, its phases with their units. */
export function EventFold({ event, disciplineKey, isOpenAtFirst }: EventFoldProps) {
  const t = useText();
  const phases = shownPhases(event.phases);
  return (
    <details className="fold" open={isOpenAtFirst}>
      <summary className="fold-summary">
        <span className="event-fold-name">
          <span className="event-fold-title">
            <bdi>{event.name}</bdi>
            {event.division && <span className="text-second plain text-ink2">{t(`division.${event.division}`)}</span>}
            {event.isExhibition && <Badge tone="info">{t('shared.exhibition')}</Badge>}
          </span>
          <EventState event={event} />
        </span>
        <Icon name="down" isSmall />
      </summary>
      <div className="fold-body">
        <PlaceLink to="event" id={event.id} disciplineKey={disciplineKey} className="section-more">
          {t('screens.discipline-competitions.openEvent')}
          <span className="visually-hidden">{t('shared.labelled', { name: '', value: event.name })}</span>
          <Icon name="chevron" isSmall />
        </PlaceLink>
        {phases.length === 0 && (
          <p className="event-fold-empty text-ink2">{t('screens.discipline-competitions.noUnits')}</p>
        )}
        {phases.map((phase) => (
          <section key={phase.id} className="phase">
            <h3 className="phase-head">
              <bdi>{phase.name}</bdi>
              <span className="how-far num">{t('shared.progress', { done: phase.done, total: phase.total })}</span>
            </h3>
            <ul className="unit-list">
              {phase.units.map((item) => (
                <UnitRow key={item.id} item={item} isWithinDiscipline hasDay />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}
