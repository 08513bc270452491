import './classification.css';
import { Badge, EmptyState } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { EventBrackets } from '../../shared/results/bracket/event-brackets.tsx';
import { EventHead } from '../../shared/program/event-head/event-head.tsx';
import { EventChoiceScreen } from '../../shared/program/event-picker/event-choice-screen.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { marksOf } from '../../shared/results/medal-steps/marks-of.ts';
import { MedalSteps } from '../../shared/results/medal-steps/medal-steps.tsx';
import { PlaceLink } from '../../shared/elements/parts/place-link.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { EventPools } from '../../shared/results/standing/event-pools.tsx';
import { useGames } from '../../shared/shell/use-games.ts';
import { useIsVeiled } from '../../shared/reader/veil.ts';
import { EventRanking } from './parts/event-ranking.tsx';
import { firstStart, eventState } from './state.ts';
import type { EventAnswer } from '@podium/contract';
import type { EventChoice } from '../../shared/program/event-picker/event-picker.tsx';

const address = '/{-$locale}/schedule/classification';

export function ClassificationScreen({ search }: { search: EventChoice }) {
  const t = useText();
  const { discipline, event } = search;
  if (discipline && event) return <ChosenEvent search={{ ...search, discipline, event }} />;
  return (
    <EventChoiceScreen title={t('screens.classification.title')} tab="classification" to={address} choice={search} />
  );
}

function ChosenEvent({ search }: { search: EventChoice & { discipline: string; event: string } }) {
  const t = useText();
  const { language } = usePage();
  const { data: event } = useSuspenseQuery(queries.event(language, { id: search.event }));
  const { delegation } = search;
  return (
    <div className="screen">
      <EventHead event={event} />
      <StateLine event={event} />
      <p>
        <PlaceLink to="event" id={event.id} disciplineKey={event.discipline.key} className="button">
          {t('screens.classification.event')}
        </PlaceLink>
      </p>
      <MedalSteps medallists={event.medallists} delegation={delegation} marks={marksOf(event)} />
      <EventPools event={event} delegation={delegation} />
      <EventBrackets event={event} delegation={delegation} chosen={search.road} />
      <EventRanking event={event} delegation={delegation} />
    </div>
  );
}

function StateLine({ event }: { event: EventAnswer }) {
  const t = useText();
  const { format } = useGames();
  const isVeiled = useIsVeiled();
  const state = eventState(event);
  const start = firstStart(event);
  if (state === 'empty') return <EmptyState title={t('screens.classification.empty')} />;
  if (state === 'notStarted') {
    return (
      <p className="standings-state">
        <Badge tone="mute" icon="clock">
          {t('screens.classification.notStarted')}
        </Badge>
        {start && (
          <span suppressHydrationWarning>{t('screens.classification.begins', { time: format.dateTime(start) })}</span>
        )}
      </p>
    );
  }
  // With hidden medals, an event would look open whatever its progress.
  if (isVeiled) return null;
  return (
    <p className="standings-state">
      {state === 'decided' ? (
        <Badge tone="ok" icon="medal">
          {t('screens.classification.decided')}
        </Badge>
      ) : (
        <Badge tone="info" icon="clock">
          {t('screens.classification.running')}
        </Badge>
      )}
      {event.unitsTotal > 0 && <span>{t('shared.progress', { done: event.unitsDone, total: event.unitsTotal })}</span>}
    </p>
  );
}
