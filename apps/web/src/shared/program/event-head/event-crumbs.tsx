import './event-crumbs.css';
import { Icon } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';
import { PlaceLink } from '../../elements/parts/place-link.tsx';
import type { UnitAnswer } from '@podium/contract';

export function EventCrumbs({ discipline, event }: Pick<UnitAnswer, 'discipline' | 'event'>) {
  const t = useText();
  if (!discipline) return null;
  return (
    <nav aria-label={t('nav.breadcrumb')} className="crumbs">
      <PlaceLink to="discipline" id={discipline.key} className="link">
        <bdi>{discipline.name}</bdi>
      </PlaceLink>
      {event && (
        <>
          <Icon name="chevron" isSmall />
          <PlaceLink to="event" id={event.id} disciplineKey={discipline.key} className="link">
            <bdi>{event.name}</bdi>
          </PlaceLink>
        </>
      )}
    </nav>
  );
}
