import './event-picker.css';
import { Badge, EmptyState, Icon, SegmentedLinks } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { genders } from '../../elements/genders.ts';
import { usePage, useText } from '../../shell/page-context.tsx';
import { CompetitorName } from '../../elements/parts/competitor-name.tsx';
import { MedalDisc } from '../../elements/parts/medal-disc.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { eventsOf } from './event-picker.tsx';
import type { DisciplineAnswer } from '@podium/contract';
import type { EventAddress, EventChoice } from './event-picker.tsx';

interface ChooseEventProps {
  to: EventAddress;
  choice: EventChoice & { discipline: string };
}

/** The events of a sport by gender, each with its winner or progress. */
export function ChooseEvent({ to, choice }: ChooseEventProps) {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.discipline(language, { key: choice.discipline }));
  const events = eventsOf(data, choice.gender);
  const offered = genders.filter((gender) => data.eventList.some((event) => event.gender === gender));
  return (
    <>
      {offered.length > 1 && (
        <SegmentedLinks label={t('parts.event-picker.gender')}>
          {[undefined, ...offered].map((gender) => (
            <Link
              key={gender ?? 'all'}
              to={to}
              search={{ ...choice, gender }}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={choice.gender === gender ? 'true' : undefined}
              preload={false}
              resetScroll={false}
            >
              {gender ? t(`gender.${gender}`) : t('action.allGenders')}
            </Link>
          ))}
        </SegmentedLinks>
      )}
      {events.length === 0 ? (
        <EmptyState title={t('state.noEvents')} />
      ) : (
        [...genders, null]
          .map((gender) => ({ gender, own: events.filter((event) => event.gender === gender) }))
          .filter(({ own }) => own.length > 0)
          .map(({ gender, own }, _, groups) => (
            <section key={gender ?? 'none'}>
              {gender && groups.length > 1 && <h2 className="section-title">{t(`gender.${gender}`)}</h2>}
              <ul className="event-links">
                {own.map((event) => (
                  <li key={event.id}>
                    <Link to={to} search={{ ...choice, event: event.id }} preload={false} className="event-link">
                      <span className="event-link-name">
                        <bdi>{event.name}</bdi>
                        {event.isExhibition && <Badge tone="info">{t('shared.exhibition')}</Badge>}
                      </span>
                      <EventProgress event={event} />
                      <Icon name="chevron" isSmall />
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))
      )}
    </>
  );
}

/** The winner of an event, or its progress until there is one. */
function EventProgress({ event }: { event: DisciplineAnswer['eventList'][number] }) {
  const t = useText();
  if (event.winners.length > 0) {
    return (
      <span className="event-link-state">
        <MedalDisc medal="gold" isSmall isExhibition={event.isExhibition} />
        <span>
          {event.winners.map((winner) => (
            <span key={winner.id} className="own-line">
              <CompetitorName competitor={winner} />
            </span>
          ))}
        </span>
      </span>
    );
  }
  if (event.isDecided) {
    return (
      <Badge tone="ok" icon="medal">
        {t('parts.event-picker.decided')}
      </Badge>
    );
  }
  if (event.unitsTotal === 0) return null;
  return (
    <span className="num text-second text-ink2">
      {t('shared.progress', { done: event.unitsDone, total: event.unitsTotal })}
    </span>
  );
}
