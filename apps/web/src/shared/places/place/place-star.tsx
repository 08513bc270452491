import './place.css';
import { Icon } from '@podium/ui';
import { keyOf, toggleStarred, useStarredPlaces } from '../../reader/starred-places.ts';
import { useText } from '../../shell/page-context.tsx';
import type { StarredPlace } from '../../reader/starred-places.ts';

/** Adds a stop, a place or a venue to "my places" on this device. */
export function PlaceStar({ kind, id, name, hasWord = false }: StarredPlace & { name: string; hasWord?: boolean }) {
  const t = useText();
  const isStarred = useStarredPlaces().some((one) => keyOf(one) === keyOf({ kind, id }));
  const label = t(isStarred ? 'parts.place.isStarred' : 'parts.place.starShort');
  return (
    <button
      type="button"
      className={hasWord ? 'button star star-word' : 'star'}
      aria-pressed={isStarred}
      aria-label={hasWord ? t('shared.pair', { first: label, second: name }) : t('parts.place.star', { name })}
      data-tip={hasWord ? undefined : label}
      onClick={() => toggleStarred({ kind, id })}
    >
      <Icon name={isStarred ? 'starred' : 'star'} />
      {hasWord && <span aria-hidden="true">{label}</span>}
    </button>
  );
}
