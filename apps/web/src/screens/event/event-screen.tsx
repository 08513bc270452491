import './event.css';
import { Badge, EmptyState, Icon } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EventChoiceScreen } from '../../shared/event-picker/event-choice-screen.tsx';
import { EventPicker } from '../../shared/event-picker/event-picker.tsx';
import { FollowButton } from '../../shared/follow/follow-button.tsx';
import { usePage, useText } from '../../shared/page-context.tsx';
import { DataAgeLine } from '../../shared/parts/data-age-line.tsx';
import { DisciplineSign } from '../../shared/parts/discipline-sign.tsx';
import { PlaceLink } from '../../shared/parts/place-link.tsx';
import { MedalSteps } from '../../shared/medal-steps/medal-steps.tsx';
import { queries } from '../../shared/queries/queries.ts';
import { ScheduleTabs } from '../../shared/schedule-tabs/schedule-tabs.tsx';
import { PhasePath } from './parts/phase-path.tsx';
import type { EventChoice } from '../../shared/event-picker/event-picker.tsx';

const address = '/{-$locale}/schedule/event';

/** One event, from its first heat to its medals. */
export function EventScreen({ search }: { search: EventChoice }) {
  const t = useText();
  const { discipline, event } = search;
  if (discipline && event) return <ChosenEvent search={{ ...search, discipline, event }} />;
  return <EventChoiceScreen title={t('screens.event.title')} tab="event" to={address} choice={search} />;
}

function ChosenEvent({ search }: { search: EventChoice & { discipline: string; event: string } }) {
  const t = useText();
  const { language } = usePage();
  const { data: event } = useSuspenseQuery(queries.event(language, { id: search.event }));
  const { discipline } = event;
  return (
    <div className="screen">
      <div className="screen-top">
        <div className="event-head">
          <DisciplineSign disciplineKey={discipline.key} size="title" />
          <div className="min-w-0">
            <h1 className="text-title">
              <bdi>{event.name}</bdi>
            </h1>
            <p className="event-facts">
              <PlaceLink to="discipline" id={discipline.key}>
                <bdi>{discipline.name}</bdi>
              </PlaceLink>
              {event.gender && <span>{t(`gender.${event.gender}`)}</span>}
              {event.division && <span>{t(`division.${event.division}`)}</span>}
              {event.isExhibition && <Badge tone="info">{t('shared.exhibition')}</Badge>}
              {event.unitsTotal > 0 && (
                <span>{t('shared.progress', { done: event.unitsDone, total: event.unitsTotal })}</span>
              )}
            </p>
          </div>
          <FollowButton kind="discipline" id={discipline.key} name={discipline.name} />
        </div>
        <DataAgeLine asOf={event.asOf} />
      </div>
      <ScheduleTabs current="event" discipline={discipline.key} event={event.id} />
      <EventPicker to={address} choice={search} />
      <MedalSteps medallists={event.medallists} delegation={search.delegation} />
      <div className="event-ways">
        <Link
          to="/{-$locale}/schedule/classification"
          search={{ discipline: discipline.key, event: event.id, delegation: search.delegation }}
          preload={false}
          className="button"
        >
          <Icon name="bracket" />
          {event.ranking ? t('screens.event.ranking') : t('screens.event.standings')}
        </Link>
        <PlaceLink to="medals" id={discipline.key} className="button">
          <Icon name="medal" />
          {t('screens.event.medals')}
        </PlaceLink>
      </div>
      {event.phases.length === 0 ? (
        <EmptyState title={t('screens.event.noUnits')} />
      ) : (
        <PhasePath event={event} delegation={search.delegation} />
      )}
    </div>
  );
}
