import { Icon } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';
import { toggleStarred, useStarredStops } from '../starred-stops.ts';

/** Pins a stop to the top of the list on this device. */
export function StopStar({ id, name, hasWord = false }: { id: string; name: string; hasWord?: boolean }) {
  const t = useText();
  const isStarred = useStarredStops().includes(id);
  const word = t(isStarred ? 'screens.transport.isStarred' : 'screens.transport.starShort');
  return (
    <button
      type="button"
      className={hasWord ? 'button star star-word' : 'star'}
      aria-pressed={isStarred}
      aria-label={hasWord ? t('shared.pair', { first: word, second: name }) : t('screens.transport.star', { name })}
      data-tip={hasWord ? undefined : word}
      onClick={() => toggleStarred(id)}
    >
      <Icon name={isStarred ? 'starred' : 'star'} />
      {hasWord && <span aria-hidden="true">{word}</span>}
    </button>
  );
}
