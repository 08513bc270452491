import './transport.css';
import { Badge, EmptyState, ErrorState, Skeleton } from '@podium/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { PlaceLink } from '../../shared/elements/parts/place-link.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { ShareButton } from '../../shared/elements/share/share-button.tsx';
import { useGames } from '../../shared/shell/use-games.ts';
import { BackLink } from './parts/back-link.tsx';
import { DayChips } from './parts/day-chips.tsx';
import { DayTimetable } from './parts/day-timetable.tsx';
import { LineSign } from '../../shared/places/timetable/line-sign.tsx';
import { NextBoard } from '../../shared/places/timetable/next-board.tsx';
import { PlaceStar } from '../../shared/places/place/place-star.tsx';
import { dayWithin } from './state.ts';

const maxNext = 8;

export function StopScreen({ id, date }: { id: string; date?: string }) {
  const t = useText();
  const { language } = usePage();
  const { today, format } = useGames();
  const { data: transport } = useSuspenseQuery(queries.transport(language));
  const day = dayWithin(transport, date, today);
  const { data: document, isError, refetch } = useQuery(queries.transportStop(language, { id, day }));
  const stop = document?.stop ?? transport.stops.find((stop) => stop.id === id);
  const lines = transport.lines.filter((line) => stop?.lines.includes(line.id));
  return (
    <div className="screen transport-page">
      <BackLink />
      <div className="screen-top">
        <h1 className="text-title">
          <bdi>{stop?.name}</bdi>
        </h1>
        <DataAgeLine asOf={document?.asOf ?? null} />
      </div>
      {stop && (
        <div className="stop-facts">
          {lines.map((line) => (
            <LineSign key={line.id} line={line} isLink />
          ))}
          {stop.isStepFree !== null && (
            <Badge tone={stop.isStepFree ? 'ok' : 'mute'} icon={stop.isStepFree ? 'check' : 'info'}>
              {t(stop.isStepFree ? 'screens.transport.stepFree' : 'screens.transport.stairs')}
            </Badge>
          )}
          {stop.venue && (
            <PlaceLink to="venue" id={stop.venue.id} className="link transport-link">
              {t('screens.transport.venue', { venue: stop.venue.name })}
            </PlaceLink>
          )}
        </div>
      )}
      {stop && (
        <div className="transport-actions">
          <PlaceStar kind="stop" id={id} name={stop.name} hasWord />
          <ShareButton name={stop.name} />
        </div>
      )}
      <section aria-labelledby="next-departures" className="transport-now">
        <h2 id="next-departures" className="section-title">
          {t('parts.timetable.next')}
        </h2>
        <NextBoard stopId={id} max={maxNext} />
      </section>
      <section aria-labelledby="day-timetable" className="transport-day">
        <h2 id="day-timetable" className="section-title" suppressHydrationWarning>
          {format.capital(format.dateWithWeekday(day))}
        </h2>
        <DayChips transport={transport} day={day} />
        {document && document.total > 0 && <DayTimetable document={document} />}
        {document?.total === 0 && <EmptyState icon="bus" title={t('screens.transport.noneOnDay')} />}
        {!document && !isError && <Skeleton label={t('state.loading')} heights={['row', 'row', 'card']} />}
        {!document && isError && (
          <ErrorState
            title={t('state.loadError')}
            text={t('state.tryLater')}
            retryLabel={t('action.retry')}
            onRetry={() => void refetch()}
          />
        )}
      </section>
    </div>
  );
}
