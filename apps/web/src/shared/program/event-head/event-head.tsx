import './event-head.css';
import { Badge } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { FollowButton } from '../../elements/follow/follow-button.tsx';
import { isLive } from '../../elements/item-state.ts';
import { useText } from '../../shell/page-context.tsx';
import { DataAgeLine } from '../../elements/parts/data-age-line.tsx';
import { DisciplineSign } from '../../elements/parts/discipline-sign.tsx';
import { PlaceLink } from '../../elements/parts/place-link.tsx';
import { useIsVeiled } from '../../reader/veil.ts';
import { eventTitle } from './event-title.ts';
import type { EventAnswer } from '@podium/contract';

export function EventHead({ event }: { event: EventAnswer }) {
  const t = useText();
  const isVeiled = useIsVeiled();
  const { discipline } = event;
  const gender = event.gender && t(`gender.${event.gender}`);
  const division = event.division && t(`division.${event.division}`);
  return (
    <header className="band event-head">
      <DisciplineSign disciplineKey={discipline.key} size="band" />
      <div className="main-part">
        <nav aria-label={t('parts.event-head.breadcrumb')}>
          <ol className="event-ways">
            <li>
              <PlaceLink to="discipline" id={discipline.key} className="link">
                <bdi>{discipline.name}</bdi>
              </PlaceLink>
            </li>
            <li>
              <Link to="." search={{ discipline: discipline.key } as never} preload={false} className="link">
                {t('parts.event-head.allEvents')}
              </Link>
            </li>
          </ol>
        </nav>
        <h1 className="text-title">{eventTitle(t, event)}</h1>
        <div className="event-facts">
          {gender && !event.name.includes(gender) && <span>{gender}</span>}
          {division && !event.name.includes(nounOf(division)) && <span>{division}</span>}
          {event.isExhibition && <Badge tone="info">{t('shared.exhibition')}</Badge>}
          {event.unitsTotal > 0 && !isVeiled && (
            <span>{t('shared.progress', { done: event.unitsDone, total: event.unitsTotal })}</span>
          )}
          <DataAgeLine asOf={event.asOf} isLive={event.phases.some(({ units }) => units.some(isLive))} />
        </div>
      </div>
      <FollowButton kind="discipline" id={discipline.key} name={discipline.name} />
    </header>
  );
}

/** The last word of a division's phrase, to detect names that include it: `division 1` for `First division`. */
const nounOf = (division: string): string => division.split(' ').at(-1)!;
