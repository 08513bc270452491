import './front.css';
import { Icon, Skeleton, chipClass } from '@podium/ui';
import { pages } from '@podium/contract/pages';
import { splitFollows, toggleFollow } from '../follow/follows.ts';
import { ClashBadge } from '../my-day/my-day-list.tsx';
import { GroupDays } from '../my-day/group-days.tsx';
import { nextOfMine } from '../my-day/my-items.ts';
import { useNextLater } from '../my-day/next-later.ts';
import { PeopleCards } from '../my-day/people-cards.tsx';
import { useMyDay } from '../my-day/use-my-day.ts';
import { NextCard } from '../next/next-card.tsx';
import { Flag } from '../parts/flag.tsx';
import { RowLink } from '../parts/row-link.tsx';
import { usePage, useText } from '../page-context.tsx';
import { useGames } from '../use-games.ts';
import { guessDelegations } from './guesses.ts';
import type { ScheduleLiveAnswer } from '@podium/contract';
import type { MyDay } from '../my-day/use-my-day.ts';

/** My next appearance, today or later, with the way to all of my day; with nobody followed, how to begin. It needs scripts. */
export function MyFront({ live }: { live: ScheduleLiveAnswer }) {
  const t = useText();
  const { today } = useGames();
  const mine = useMyDay(today);
  const isFollowing = mine.follows.length > 0;
  return (
    <section className="my-front" aria-labelledby="my-day-title">
      <div className="front-top">
        <h2 id="my-day-title" className="front-title">
          {t('shared.myDay')}
        </h2>
        {isFollowing && (
          <RowLink path={`${pages.day(today)}?show=mine`} className="section-more front-more">
            {t('parts.front.wholeDay')}
          </RowLink>
        )}
      </div>
      {isFollowing ? <MyNext mine={mine} day={today} /> : <Invitation live={live} />}
    </section>
  );
}

function MyNext({ mine: { items, follows, isLoading, hasFailed, retry }, day }: { mine: MyDay; day: string }) {
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
      <p className="font-semibold">{t(hasFailed ? 'shared.myDayPartly' : 'parts.front.nothingMore')}</p>
      {hasFailed && (
        <button type="button" className="button self-start" onClick={retry}>
          {t('action.retry')}
        </button>
      )}
    </div>
  );
}

function Invitation({ live }: { live: ScheduleLiveAnswer }) {
  const t = useText();
  const { language } = usePage();
  return (
    <div className="my-front-box my-front-invitation">
      <p className="text-second text-ink2">{t('shared.myDayStart')}</p>
      <ul className="my-front-guesses">
        {guessDelegations(live, language).map((organisation) => (
          <li key={organisation.code}>
            <button
              type="button"
              className={chipClass}
              onClick={() => toggleFollow({ kind: 'delegation', id: organisation.code })}
            >
              <Icon name="star" isSmall />
              <span className="visually-hidden">{t('shared.follow', { name: organisation.name })}</span>
              <span aria-hidden="true" className="my-front-guess">
                <Flag organisation={organisation} />
                <bdi>{organisation.name}</bdi>
              </span>
            </button>
          </li>
        ))}
        <li>
          <RowLink path="/search" className={chipClass}>
            <Icon name="search" isSmall />
            {t('nav.search')}
          </RowLink>
        </li>
      </ul>
    </div>
  );
}
