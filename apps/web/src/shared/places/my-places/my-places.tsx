import './my-places.css';
import { Icon } from '@podium/ui';
import { RowLink } from '../../elements/parts/row-link.tsx';
import { keyOf } from '../../reader/starred-places.ts';
import { useText } from '../../shell/page-context.tsx';
import { PlaceStar } from '../place/place-star.tsx';
import { NextBoard } from '../timetable/next-board.tsx';
import { useMyPlaces } from './use-my-places.ts';

/** Starred hotels, venues and stops; a stop with its next departures. */
export function MyPlaces() {
  const t = useText();
  const places = useMyPlaces();
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="my-places">
      <h2 id="my-places" className="section-title">
        {t('parts.way.myPlaces')}
      </h2>
      <ul className="unit-list">
        {places.map(({ kind, id, name, path, icon }) => (
          <li key={keyOf({ kind, id })} className="my-place">
            <div className="my-place-head">
              <Icon name={icon} />
              <RowLink path={path} className="my-place-link">
                <bdi>{name}</bdi>
              </RowLink>
              <PlaceStar kind={kind} id={id} name={name} />
            </div>
            {kind === 'stop' && <NextBoard stopId={id} max={2} isPlain />}
          </li>
        ))}
      </ul>
    </section>
  );
}
