import { Icon } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import type { BulletinsAnswer } from '@podium/contract';
import { LocalText } from '../../../shared/elements/content/local-text.tsx';
import { OtherLanguage } from '../../../shared/elements/content/other-language.tsx';
import { useDayTime } from '../../../shared/elements/parts/day-word.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import type { PaperSearch } from '../../../shared/results/papers/paper-list.ts';
import { PaperMarks } from '../../../shared/results/papers/paper-marks.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';

interface BulletinRowProps {
  bulletin: BulletinsAnswer['items'][number];
  search: PaperSearch;
  isOpened: boolean;
  isUnread: boolean;
}

export function BulletinRow({ bulletin, search, isOpened, isUnread }: BulletinRowProps) {
  const t = useText();
  const { format } = useGames();
  const publishedTime = useDayTime();
  const { id, number, title, published, hasFile, audience, discipline, isPinned, priority, replacedBy } = bulletin;
  const classes = ['row paper-row', isOpened && 'is-opened', replacedBy && 'is-replaced'].filter(Boolean).join(' ');
  return (
    <li className={classes}>
      <span className="paper-number num" aria-hidden="true">
        {format.number(number)}
      </span>
      <Link
        to="/{-$locale}/informativos/$id"
        params={(now) => ({ ...now, id })}
        search={search}
        preload={false}
        resetScroll={false}
        className="unit-link paper-name"
        aria-current={isOpened ? 'page' : undefined}
      >
        <span className="visually-hidden">{t('screens.bulletins.number', { number: String(number) })} </span>
        <LocalText value={title} />
      </Link>
      {isUnread ? (
        <span className="paper-unread">
          <span className="visually-hidden">{t('screens.bulletins.unread')}</span>
        </span>
      ) : (
        <span />
      )}
      <p className="paper-facts">
        <time dateTime={published} suppressHydrationWarning>
          {publishedTime(published)}
        </time>
        <OtherLanguage value={title} />
        {discipline && <bdi>{discipline.name}</bdi>}
        {audience !== 'everyone' && <span>{t(`screens.bulletins.audience.${audience}`)}</span>}
        {hasFile && (
          <>
            <Icon name="document" />
            <span className="visually-hidden">{t('screens.bulletins.withFile')}</span>
          </>
        )}
        <PaperMarks kind="bulletin" isPinned={isPinned} priority={priority} isReplaced={replacedBy !== null} />
      </p>
    </li>
  );
}
