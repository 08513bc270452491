import { Icon } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';
import { toggleStarred, useStarredStops } from '../starred-stops.ts';

/** Pins a stop to the top of the list on this device. */
export function StopStar({ id, name, hasWord = false }: { id: string; name: string; hasWord?: boolean }) {
  const t = useText();
  const isStarred = useStarredStops().includes(id);
  const label = t(isStarred ? 'screens.transport.isStarred' : 'screens.transport.starShort');
  return (
    <button
      type="button"
      className={hasWord ? 'button star star-word' : 'star'}
      aria-pressed={isStarred}
      aria-label={hasWord ? t('shared.pair', { first: label, second: name }) : t('screens.transport.star', { name })}
      data-tip={hasWord ? undefined : label}
      onClick={() => toggleStarred(id)}
    >
      <Icon name={isStarred ? 'starred' : 'star'} />
      {hasWord && <span aria-hidden="true">{label}</span>}
    </button>
  );
}
