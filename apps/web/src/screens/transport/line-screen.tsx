import './transport.css';
import { EmptyState, ErrorState, Skeleton } from '@podium/ui';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { ShareButton } from '../../shared/elements/share/share-button.tsx';
import { useGames } from '../../shared/shell/use-games.ts';
import { BackLink } from './parts/back-link.tsx';
import { DayChips } from './parts/day-chips.tsx';
import { LineSign } from '../../shared/places/timetable/line-sign.tsx';
import { LineTimes } from './parts/line-times.tsx';
import { SpecialDays } from './parts/special-days.tsx';
import { TimetableSource } from './parts/timetable-source.tsx';
import { dayWithin } from './state.ts';

/** One line: its stops and the timetable of a day, by direction. */
export function LineScreen({ id, date }: { id: string; date?: string }) {
  const t = useText();
  const { language } = usePage();
  const { today, format } = useGames();
  const { data: transport } = useSuspenseQuery(queries.transport(language));
  const day = dayWithin(transport, date, today);
  const { data: document, isError, refetch } = useQuery(queries.transportLine(language, { id, day }));
  const line = document?.line ?? transport.lines.find((line) => line.id === id);
  return (
    <div className="screen transport-page">
      <BackLink />
      <div className="screen-top">
        {line && (
          <h1 className="text-title line-title">
            <LineSign line={line} />
            <bdi>{line.longName ?? t(`screens.transport.mode.${line.mode}`)}</bdi>
          </h1>
        )}
        <DataAgeLine asOf={document?.asOf ?? null} />
      </div>
      {line && (
        <>
          <div className="section-top">
            <p className="text-second text-ink2">
              {t('screens.transport.operator', { mode: t(`screens.transport.mode.${line.mode}`), name: line.operator })}
            </p>
            <ShareButton name={line.longName ?? line.name} />
          </div>
          <SpecialDays line={line} />
        </>
      )}
      <section aria-labelledby="line-day" className="transport-day">
        <h2 id="line-day" className="section-title" suppressHydrationWarning>
          {format.capital(format.dateWithWeekday(day))}
        </h2>
        <DayChips transport={transport} day={day} />
        {document?.directions.map((direction) => (
          <LineTimes key={direction.id} direction={direction} />
        ))}
        {document?.total === 0 && <EmptyState icon="bus" title={t('screens.transport.noneOnDay')} />}
        {!document && !isError && <Skeleton label={t('state.loading')} heights={['row', 'card', 'card']} />}
        {!document && isError && (
          <ErrorState
            title={t('state.loadError')}
            text={t('state.tryLater')}
            retryLabel={t('action.retry')}
            onRetry={() => void refetch()}
          />
        )}
      </section>
      <TimetableSource transport={transport} />
    </div>
  );
}
