import { Badge, EmptyState, Icon } from '@podium/ui';
import { isListed } from '../../../shared/item-state.ts';
import { UnitRow } from '../../../shared/parts/unit-row.tsx';
import { useText } from '../../../shared/page-context.tsx';
import type { DisciplineEventsAnswer } from '@podium/contract';

type SportEvent = DisciplineEventsAnswer['items'][number];

/** Every event with its phases, folded; open it to see its units. */
export function EventList({ events }: { events: SportEvent[] }) {
  const t = useText();
  return (
    <section>
      <h2 className="section-title">{t('screens.discipline.events')}</h2>
      {events.length === 0 ? (
        <EmptyState title={t('state.noEvents')} />
      ) : (
        <ul className="fold-list">
          {events.map((event) => (
            <li key={event.id}>
              <EventFold event={event} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function EventFold({ event }: { event: SportEvent }) {
  const t = useText();
  const phases = event.phases
    .map((phase) => ({ ...phase, units: phase.units.filter(isListed) }))
    .filter(({ units }) => units.length > 0);
  return (
    <details className="fold">
      <summary className="fold-summary">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">
            <bdi>{event.name}</bdi>
          </span>
          {event.gender && <span className="text-second font-normal text-ink2">{t(`gender.${event.gender}`)}</span>}
          {event.division && (
            <span className="text-second font-normal text-ink2">{t(`division.${event.division}`)}</span>
          )}
          {event.isExhibition && <Badge tone="info">{t('shared.exhibition')}</Badge>}
        </span>
        {event.unitsTotal > 0 && (
          <span className="num text-second font-normal text-ink2">
            {t('shared.progress', { done: event.unitsDone, total: event.unitsTotal })}
          </span>
        )}
        <Icon name="down" isSmall />
      </summary>
      <div className="fold-body">
        {phases.length === 0 && <p className="py-3 text-ink2">{t('screens.discipline.noUnits')}</p>}
        {phases.map((phase) => (
          <section key={phase.id}>
            <h3 className="phase-title">
              <bdi>{phase.name}</bdi>
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
