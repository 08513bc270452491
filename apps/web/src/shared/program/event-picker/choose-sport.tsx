import './event-picker.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFollows } from '../../reader/follows.ts';
import { usePage, useText } from '../../shell/page-context.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { DisciplineSign } from '../../elements/parts/discipline-sign.tsx';
import { useGames } from '../../shell/use-games.ts';
import { liveEvents } from './live-events.ts';
import type { EventAddress } from './event-picker.tsx';

/** All sports as large links, followed ones first, shown while no sport is chosen. */
export function ChooseSport({ to }: { to: EventAddress }) {
  const t = useText();
  const { games, format } = useGames();
  const followed = new Set(useFollows().flatMap(({ kind, id }) => (kind === 'discipline' ? [id] : [])));
  const disciplines = games.disciplines.toSorted(
    (a, b) => Number(followed.has(b.key)) - Number(followed.has(a.key)) || format.compare(a.name, b.name),
  );
  return (
    <>
      <LiveNow to={to} />
      <nav aria-label={t('parts.event-picker.chooseSport')}>
        <ul className="sport-tiles">
          {disciplines.map(({ key, name }) => (
            <li key={key}>
              <Link to={to} search={{ discipline: key }} preload={false} className="sport-tile">
                <DisciplineSign disciplineKey={key} />
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** What is under way is what most readers look for. */
function LiveNow({ to }: { to: EventAddress }) {
  const t = useText();
  const { language } = usePage();
  const { data } = useQuery(queries.live(language));
  const events = liveEvents(data?.live ?? []);
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="live-events">
      <h2 id="live-events" className="section-title">
        <span className="live-dot" />
        {t('parts.front.live')}
      </h2>
      <ul className="sport-tiles">
        {events.map(({ event, key, sport }) => (
          <li key={event.id}>
            <Link to={to} search={{ discipline: key, event: event.id }} preload={false} className="sport-tile">
              <DisciplineSign disciplineKey={key} />
              <span className="text-part">
                <bdi className="own-line">{event.name}</bdi>
                <bdi className="second-line plain text-ink2">{sport}</bdi>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
