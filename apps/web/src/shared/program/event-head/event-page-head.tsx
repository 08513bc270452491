import './event-head.css';
import { Badge } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';
import { DataAgeLine } from '../../elements/parts/data-age-line.tsx';
import { DisciplineSign } from '../../elements/parts/discipline-sign.tsx';
import { EventCrumbs } from './event-crumbs.tsx';
import type { DisciplineRef, EventRef } from '@podium/contract';

interface EventPageHeadProps {
  discipline: DisciplineRef;
  event: EventRef;
  /** Subject of the page within the event: a round, its statistics. */
  name: string;
  isUnofficial?: boolean;
  asOf: string | null;
}

export function EventPageHead({ discipline, event, name, isUnofficial, asOf }: EventPageHeadProps) {
  const t = useText();
  return (
    <header className="band event-page-head">
      <DisciplineSign disciplineKey={discipline.key} size="band" />
      <EventCrumbs discipline={discipline} event={event} />
      <h1 className="text-title">
        {t('shared.labelled', {
          name: discipline.name,
          value: t('shared.pair', { first: event.name, second: name }),
        })}
      </h1>
      {(event.isExhibition || isUnofficial) && (
        <p className="event-facts">
          {event.isExhibition && <Badge tone="info">{t('shared.exhibition')}</Badge>}
          {isUnofficial && (
            <Badge tone="warn" icon="tick">
              {t('status.UNOFFICIAL')}
            </Badge>
          )}
        </p>
      )}
      <DataAgeLine asOf={asOf} />
    </header>
  );
}
