import './event-picker.css';
import { Link } from '@tanstack/react-router';
import { useFollows } from '../../reader/follows.ts';
import { useText } from '../../shell/page-context.tsx';
import { DisciplineSign } from '../../elements/parts/discipline-sign.tsx';
import { useGames } from '../../shell/use-games.ts';
import { LiveTiles } from './live-tiles.tsx';
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
      <LiveTiles to={to} />
      <nav aria-labelledby="all-sports">
        <h2 id="all-sports" className="section-title">
          {t('parts.event-picker.allSports')}
        </h2>
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
