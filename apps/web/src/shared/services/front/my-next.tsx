import { Skeleton } from '@podium/ui';
import { splitFollows } from '../../reader/follows.ts';
import { ClashBadge } from '../../people/my-day/my-day-list.tsx';
import { GroupDays } from '../../people/my-day/group-days.tsx';
import { nextOfMine } from '../../people/my-day/my-items.ts';
import { useNextLater } from '../../people/my-day/next-later.ts';
import { PeopleCards } from '../../people/my-day/people-cards.tsx';
import { NextCard } from '../../people/next/next-card.tsx';
import { useText } from '../../shell/page-context.tsx';
import { useGames } from '../../shell/use-games.ts';
import { useMyDay } from '../../people/my-day/use-my-day.ts';

export function MyNext({ day }: { day: string }) {
  const { items, follows, isLoading, hasFailed, retry } = useMyDay(day);
  const t = useText();
  const { now } = useGames();
  const { people, groups } = splitFollows(follows);
  const next = nextOfMine(items, now);
  const later = useNextLater(follows, day, now, people.length === 0 && !next && !isLoading);
  const shown = next ?? later.next;
  if (people.length > 0) {
    return (
      <>
        <PeopleCards people={people} />
        {groups.length > 0 && <GroupDays groups={groups} day={day} />}
      </>
    );
  }
  if (shown)
    return <NextCard item={shown.item} hasSport flag={shown.flag} note={<ClashBadge minutes={shown.clashMinutes} />} />;
  if (isLoading || later.isLoading) return <Skeleton label={t('state.loading')} heights={['card']} />;
  return (
    <div className="my-front-box">
      <p className="strong">{t(hasFailed ? 'shared.myDayPartly' : 'parts.front.nothingMore')}</p>
      {hasFailed && (
        <button type="button" className="button at-start" onClick={retry}>
          {t('action.retry')}
        </button>
      )}
    </div>
  );
}
