import { nativeShell } from '../../../platform/native-shell.ts';
import { Icon } from '@podium/ui';
import { useText } from '../../shell/page-context.tsx';
import { showFirstStar } from './first-star.ts';
import { toggleFollow, useFollows } from '../../reader/follows.ts';
import type { Follow } from '../../reader/follows.ts';

/** The star that adds a subject to "my day". It needs scripts and is not rendered without them. */
export function FollowButton({ kind, id, name, hasWord = false }: Follow & { name: string; hasWord?: boolean }) {
  const t = useText();
  const isFollowed = useFollows().some((one) => one.kind === kind && one.id === id);
  return (
    <button
      type="button"
      className={hasWord ? 'button star star-word' : 'star'}
      aria-pressed={isFollowed}
      aria-label={
        hasWord && isFollowed
          ? t('shared.pair', { first: t('shared.followed'), second: name })
          : t('shared.follow', { name })
      }
      data-tip={hasWord ? undefined : isFollowed ? t('shared.followed') : t('shared.followShort')}
      onClick={() => {
        nativeShell()?.tap();
        if (toggleFollow({ kind, id })) showFirstStar({ kind, id, name });
      }}
    >
      <Icon name={isFollowed ? 'starred' : 'star'} />
      {hasWord && <span aria-hidden="true">{isFollowed ? t('shared.followed') : t('shared.followShort')}</span>}
    </button>
  );
}
