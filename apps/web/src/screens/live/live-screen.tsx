import './live.css';
import { EmptyState } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { DataAgeLine } from '../../shared/parts/data-age-line.tsx';
import { DisciplineSign } from '../../shared/parts/discipline-sign.tsx';
import { PlaceLink } from '../../shared/parts/place-link.tsx';
import { TwoPanes } from '../../shared/beside/two-panes.tsx';
import { usePage, useText } from '../../shared/page-context.tsx';
import { queries } from '../../shared/queries/queries.ts';
import { useGames } from '../../shared/use-games.ts';
import { LiveRow } from './parts/live-row.tsx';
import { bySport, chosenOf, withinTheHour } from './state.ts';
import type { ScheduleItemAnswer, ScheduleLiveAnswer } from '@podium/contract';
import type { LiveSearch } from './search.ts';

/** Enough to say what comes where nothing is on. */
const MOST_COMING = 6;

/** All that is live, by sport; then what comes within the hour, and what has just ended. Wide, the chosen one beside it. */
export function LiveScreen({ search }: { search: LiveSearch }) {
  const t = useText();
  const { language } = usePage();
  const { format, now } = useGames();
  const { data } = useSuspenseQuery(queries.live(language));
  const navigate = useNavigate({ from: '/{-$locale}/live' });
  const chosen = chosenOf(data, search.unit);
  const choose = (unit: string) => void navigate({ search: { unit }, resetScroll: false, replace: true });
  const soon = withinTheHour(data.next, now);
  return (
    <div className="screen">
      <div className="screen-top">
        <h1 className="text-title">{t('screens.live.title')}</h1>
        <DataAgeLine asOf={data.asOf} isLive={data.live.length > 0} />
      </div>
      <TwoPanes asked={search.unit} chosen={chosen} onChoose={choose}>
        {data.live.length === 0 && <NothingLive next={data.next} />}
        {bySport(data.live, format.compare).map(({ key, name, items }) => (
          <section key={key} aria-labelledby={`live-${key}`}>
            <h2 id={`live-${key}`} className="section-title live-sport">
              {key && <DisciplineSign disciplineKey={key} size="row" />}
              <PlaceLink to="discipline" id={key} className="unit-name">
                <bdi>{name}</bdi>
              </PlaceLink>
              <span className="live-count">{format.number(items.length)}</span>
            </h2>
            <Rows items={items} />
          </section>
        ))}
        {soon.length > 0 ? (
          <Section id="live-soon" title={t('screens.live.nextHour')} items={soon} />
        ) : (
          data.live.length === 0 && (
            <Section id="live-soon" title={t('screens.live.coming')} items={data.next.slice(0, MOST_COMING)} />
          )
        )}
        <Section id="live-latest" title={t('screens.live.latest')} items={data.latest} />
      </TwoPanes>
    </div>
  );
}

interface RowsProps {
  items: readonly ScheduleItemAnswer[];
}

function Rows({ items }: RowsProps) {
  return (
    <ul className="unit-list">
      {items.map((item) => (
        <LiveRow key={item.id} item={item} />
      ))}
    </ul>
  );
}

function Section({ id, title, items }: RowsProps & { id: string; title: string }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="section-title">
        {title}
      </h2>
      <Rows items={items} />
    </section>
  );
}

/** Says when there will be something, where the programme knows. */
function NothingLive({ next: [first] }: Pick<ScheduleLiveAnswer, 'next'>) {
  const t = useText();
  const { format, dayAt, readerToday } = useGames();
  const day = first?.start && dayAt(first.start, first.day);
  return (
    <EmptyState icon="clock" title={t('screens.live.nothing')}>
      {first?.start && day && (
        <p suppressHydrationWarning>
          {day === readerToday
            ? t('screens.live.nextAt', { time: format.time(first.start) })
            : t('screens.live.nextOn', { day: format.dateWithWeekday(day), time: format.time(first.start) })}
        </p>
      )}
    </EmptyState>
  );
}
