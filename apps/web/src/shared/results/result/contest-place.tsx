import { pages } from '@podium/contract/pages';
import { DOT } from '../../elements/dot.ts';
import { shownTimes } from '../../elements/item-state.ts';
import { useShortDay } from '../../elements/parts/day-word.ts';
import { OtherTimes } from '../../elements/parts/other-times.tsx';
import { PlaceLink } from '../../elements/parts/place-link.tsx';
import { RowLink } from '../../elements/parts/row-link.tsx';
import { placeNames } from '../../places/place-names.ts';
import { useText } from '../../shell/page-context.tsx';
import { useGames } from '../../shell/use-games.ts';
import type { UnitAnswer } from '@podium/contract';

/** Time and venue: `Today 19:00 · Basketball Arena · Court 2`. */
export function ContestPlace({ unit }: { unit: UnitAnswer }) {
  const t = useText();
  const { format } = useGames();
  const dayWord = useShortDay();
  const places = placeNames(unit);
  const times = shownTimes(unit);
  const { day, discipline, status, startText, venue } = unit;
  return (
    <>
      {unit.change?.reason && (
        <p className="head-reason">
          <bdi>{unit.change.reason}</bdi>
        </p>
      )}
      <p className="head-place">
        <span className="visually-hidden">{t('shared.labelled', { name: t('parts.result.when'), value: '' })}</span>
        {day && discipline && (
          <RowLink path={`${pages.day(day)}/${discipline.key}`} className="head-link">
            <span suppressHydrationWarning>{dayWord(day, times?.start ?? null)}</span>
          </RowLink>
        )}{' '}
        {times && (
          <time dateTime={times.start} className={status === 'CANCELLED' ? 'called-off' : undefined}>
            <bdi dir="ltr">{format.time(times.start)}</bdi>
          </time>
        )}
        <OtherTimes item={unit} /> {!times && startText && status !== 'POSTPONED' && <bdi>{startText}</bdi>}
        {status === 'POSTPONED' && t('shared.noTime')}
        {places.map((name, index) => (
          <span key={name}>
            {DOT}
            {index === 0 && venue ? (
              <PlaceLink to="venue" id={venue.id} className="head-link">
                <bdi>{name}</bdi>
              </PlaceLink>
            ) : (
              <bdi>{name}</bdi>
            )}
          </span>
        ))}
      </p>
    </>
  );
}
