import './event.css';
import { EmptyState } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { bracketsOf } from '../../shared/results/bracket/brackets-of.ts';
import { EventBrackets } from '../../shared/results/bracket/event-brackets.tsx';
import { EventHead } from '../../shared/program/event-head/event-head.tsx';
import { EventChoiceScreen } from '../../shared/program/event-picker/event-choice-screen.tsx';
import { FrozenMedals } from '../../shared/results/medals/frozen-medals.tsx';
import { MedalCorrection } from '../../shared/results/medals/medal-correction.tsx';
import { marksOf } from '../../shared/results/medal-steps/marks-of.ts';
import { MedalSteps } from '../../shared/results/medal-steps/medal-steps.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { PlaceLink } from '../../shared/elements/parts/place-link.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { AgeGroupTables } from '../../shared/results/standing/age-group-tables.tsx';
import { EventPools } from '../../shared/results/standing/event-pools.tsx';
import { HiddenResults } from '../../shared/elements/veil/results-state.tsx';
import { useIsVeiled } from '../../shared/reader/veil.ts';
import { EventRecords } from './parts/event-records.tsx';
import { EventStory } from './parts/event-story.tsx';
import { isScheduleAwaited } from './state.ts';
import type { EventChoice } from '../../shared/program/event-picker/event-picker.tsx';

const address = '/{-$locale}/schedule/event';

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
  const isVeiled = useIsVeiled();
  const hasBracket = bracketsOf(event).length > 0;
  const ranking = event.ranking ?? event.total;
  return (
    <div className="screen event-page">
      <EventHead event={event} />
      {isVeiled && event.unitsDone > 0 && <HiddenResults />}
      <FrozenMedals />
      <MedalSteps medallists={event.medallists} delegation={search.delegation} marks={marksOf(event)} />
      {ranking && <AgeGroupTables ranking={ranking} delegation={search.delegation} lastRank={3} />}
      {event.corrections?.map(({ at, note, noteLanguage }) => (
        <MedalCorrection key={at} title={t('parts.medals.corrected')} at={at} note={note} noteLanguage={noteLanguage} />
      ))}
      <p className="event-more">
        {hasBracket && (
          <Link to="." search={(now: object) => now} hash="brackets" preload={false} className="link">
            {t('parts.bracket.title')}
          </Link>
        )}
        <Link
          to="/{-$locale}/schedule/classification"
          search={{ discipline: discipline.key, event: event.id, delegation: search.delegation }}
          preload={false}
          className="link"
        >
          {event.ranking ? t('screens.event.ranking') : t('screens.event.standings')}
        </Link>
        <PlaceLink to="medals" id={discipline.key} className="link">
          {t('screens.event.medals')}
        </PlaceLink>
        {event.hasStatistics && (
          <PlaceLink to="statistics" id={event.id} className="link">
            {t('screens.event.statistics')}
          </PlaceLink>
        )}
        {event.phases
          .filter(({ hasStanding, units }) => hasStanding && units.length === 0)
          .map(({ id, name }) => (
            <PlaceLink key={id} to="phase" id={id} className="link">
              <bdi>{name}</bdi>
            </PlaceLink>
          ))}
      </p>
      {isScheduleAwaited(event) && <EmptyState title={t('screens.event.noUnits')} />}
      <EventStory event={event} delegation={search.delegation}>
        {hasBracket ? (
          <EventBrackets event={event} delegation={search.delegation} chosen={search.road} />
        ) : (
          <EventPools event={event} delegation={search.delegation} />
        )}
      </EventStory>
      <EventRecords records={event.records} />
    </div>
  );
}
