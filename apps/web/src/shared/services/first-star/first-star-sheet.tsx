import './first-star.css';
import { Icon } from '@podium/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { NotifyButton } from '../../shell/push/notify-button.tsx';
import { CalendarChoices } from '../../program/calendar/calendar-choices.tsx';
import { useCalendarPath } from '../../program/calendar/use-calendar-path.ts';
import { useText } from '../../shell/page-context.tsx';
import { dismissFirstStar } from '../../elements/follow/first-star.ts';
import { useFollows } from '../../reader/follows.ts';
import type { FirstStar } from '../../elements/follow/first-star.ts';

/** Explains the first star. It covers the bottom of the page and is not modal, so reading can continue. */
export function FirstStarSheet({ star: { kind, id, name } }: { star: FirstStar }) {
  const t = useText();
  const holder = kind === 'athlete' || kind === 'team' ? 'participant' : kind;
  const path = useCalendarPath(`${holder}-${id}`);
  const router = useRouter();
  const isFollowed = useFollows().some((follow) => follow.kind === kind && follow.id === id);
  useEffect(() => {
    if (!isFollowed) dismissFirstStar();
  }, [isFollowed]);
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && dismissFirstStar()),
    [router],
  );
  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismissFirstStar();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);
  return (
    <section className="first-star" aria-labelledby="first-star-title">
      <div className="first-star-top">
        <h2 id="first-star-title" className="text-row">
          {t('parts.follow.title', { name })}
        </h2>
        <button type="button" className="menu-button" aria-label={t('action.close')} onClick={dismissFirstStar}>
          <Icon name="cross" />
        </button>
      </div>
      <NotifyButton />
      <output className="text-second text-ink2">{t('parts.follow.text')}</output>
      <CalendarChoices path={path} />
    </section>
  );
}
