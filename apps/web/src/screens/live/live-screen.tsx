import './live.css';
import { EmptyState } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { DataAgeLine } from '../../shared/parts/data-age-line.tsx';
import { DisciplineSign } from '../../shared/parts/discipline-sign.tsx';
import { PlaceLink } from '../../shared/parts/place-link.tsx';
import { usePage, useText } from '../../shared/page-context.tsx';
import { queries } from '../../shared/queries/queries.ts';
import { useGames } from '../../shared/use-games.ts';
import { ChosenContest } from './parts/chosen-contest.tsx';
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
  const rows = { chosen: chosen?.id, onChoose: choose };
  return (
    <div className="screen">
      <div className="screen-top">
        <h1 className="text-title">{t('screens.live.title')}</h1>
        <DataAgeLine asOf={data.asOf} isLive={data.live.length > 0} />
      </div>
      <div className="live-panes">
        <div className="live-lists">
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
              <Rows items={items} {...rows} />
            </section>
          ))}
          {soon.length > 0 ? (
            <Section id="live-soon" title={t('screens.live.nextHour')} items={soon} {...rows} />
          ) : (
            data.live.length === 0 && (
              <Section
                id="live-soon"
                title={t('screens.live.coming')}
                items={data.next.slice(0, MOST_COMING)}
                {...rows}
              />
            )
          )}
          <Section id="live-latest" title={t('screens.live.latest')} items={data.latest} {...rows} />
        </div>
        <aside className="live-chosen" aria-label={t('screens.live.chosen')}>
          {chosen && <ChosenContest item={chosen} />}
        </aside>
      </div>
    </div>
  );
}

interface RowsProps {
  items: readonly ScheduleItemAnswer[];
  chosen: string | undefined;
  onChoose: (unit: string) => void;
}

function Rows({ items, chosen, onChoose }: RowsProps) {
  return (
    <ul className="unit-list">
      {items.map((item) => (
        <LiveRow key={item.id} item={item} isChosen={item.id === chosen} onChoose={onChoose} />
      ))}
    </ul>
  );
}

function Section({ id, title, ...rows }: RowsProps & { id: string; title: string }) {
  if (rows.items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="section-title">
        {title}
      </h2>
      <Rows {...rows} />
    </section>
  );
}

/** Says when there will be something, where the programme knows. */
function NothingLive({ next: [first] }: Pick<ScheduleLiveAnswer, 'next'>) {
  const t = useText();
  const { format, today } = useGames();
  return (
    <EmptyState icon="clock" title={t('screens.live.nothing')}>
      {first?.start && (
        <p suppressHydrationWarning>
          {first.day === today
            ? t('screens.live.nextAt', { time: format.time(first.start) })
            : t('screens.live.nextOn', { day: format.dateWithWeekday(first.day), time: format.time(first.start) })}
        </p>
      )}
    </EmptyState>
  );
}
