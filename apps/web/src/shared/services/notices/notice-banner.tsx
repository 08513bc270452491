import { Icon } from '@podium/ui';
import type { Tone } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { NoticesAnswer } from '@podium/contract';
import { LocalText } from '../../elements/content/local-text.tsx';
import { OtherLanguage } from '../../elements/content/other-language.tsx';
import { usePage, useText } from '../../shell/page-context.tsx';
import { queries } from '../../shell/queries/queries.ts';
import { useGames } from '../../shell/use-games.ts';
import { currentNotice, noticeKey } from './current-notice.ts';
import {
  dismissedNotices,
  dismissNotice,
  MAY_BE_DISMISSED,
  subscribeToDismissed,
} from '../../reader/dismissed-notices.ts';

const tones = { info: 'info', warning: 'warn', danger: 'live' } as const satisfies Record<
  NoticesAnswer['items'][number]['severity'],
  Tone
>;
/** Scrolled at least this far (px), the browser's scroll anchoring keeps the visible content in place. */
const SCROLLED_PX = 120;

const none: readonly string[] = [];
const noneYet = (): readonly string[] => none;

/**
 * Urgent notice of the organizers, below the header. The server-rendered page reserves room for it; one that arrives
 * later overlays the page until the layout can change unnoticed.
 */
export function NoticeBanner() {
  const t = useText();
  const { language } = usePage();
  const { now } = useGames();
  const { data } = useQuery(queries.notices(language));
  const dismissed = useSyncExternalStore(subscribeToDismissed, dismissedNotices, noneYet);
  const notice = data && currentNotice(data.items, now, dismissed);
  // The server-rendered page reserves room for its banner.
  const [wasOnPage] = useState(notice !== undefined);
  const hasRoom = notice !== undefined && wasOnPage && dismissed.length === 0;
  useEffect(() => document.documentElement.classList.remove(MAY_BE_DISMISSED), []);
  useReservedRoom(notice !== undefined && !hasRoom);
  return (
    <output className={hasRoom ? 'banner-place has-room' : 'banner-place'}>
      {notice && (
        <div className={`banner tone-${tones[notice.severity]}`}>
          <Icon name={notice.severity === 'info' ? 'info' : 'warning'} />
          <p className="banner-text">
            <span className="visually-hidden">
              {t('shared.labelled', { name: t('parts.notices.label'), value: '' })}
            </span>
            <LocalText value={notice.text} /> <OtherLanguage value={notice.text} />
            {notice.link && (
              <>
                {' '}
                <a href={notice.link} rel="noopener noreferrer" target="_blank" className="link">
                  {t('parts.notices.more')}
                </a>
              </>
            )}
          </p>
          <button
            type="button"
            className="banner-close"
            aria-label={t('parts.notices.dismiss')}
            onClick={() => dismissNotice(noticeKey(notice))}
          >
            <Icon name="cross" />
          </button>
        </div>
      )}
    </output>
  );
}

/**
 * Reserves room for the banner on the next page, or once the top of this one is scrolled away, so that visible content
 * does not move.
 */
function useReservedRoom(isShown: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!isShown) return undefined;
    const { classList } = document.documentElement;
    const reserve = () => classList.add('has-banner');
    const handleScroll = () => {
      if (scrollY > SCROLLED_PX) reserve();
    };
    const stop = router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
      if (pathChanged) reserve();
    });
    addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      stop();
      removeEventListener('scroll', handleScroll);
      classList.remove('has-banner');
    };
  }, [isShown, router]);
}
