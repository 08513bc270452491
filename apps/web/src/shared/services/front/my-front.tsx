import './front.css';
import { Icon, Skeleton, chipClass } from '@podium/ui';
import { pages } from '@podium/contract/pages';
import { toggleFollow, useFollows } from '../../reader/follows.ts';
import { Flag } from '../../elements/parts/flag.tsx';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { LazyMyPlaces } from '../../places/my-places/lazy-my-places.tsx';
import { RowLink } from '../../elements/parts/row-link.tsx';
import { usePage, useText } from '../../shell/page-context.tsx';
import { useGames } from '../../shell/use-games.ts';
import { guessDelegations } from './guesses.ts';
import type { ScheduleLiveAnswer } from '@podium/contract';

const { Part: MyNext } = lazyPart(
  async () => (await import('./my-next.tsx')).MyNext,
  () => <LoadingCard />,
);

/**
 * The reader's next followed appearance, today or later, with a link to "my day"; without follows, how to begin. It
 * needs scripts.
 */
export function MyFront({ live }: { live: ScheduleLiveAnswer }) {
  const t = useText();
  const { today } = useGames();
  const isFollowing = useFollows().length > 0;
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
      {isFollowing ? <MyNext day={today} /> : <Invitation live={live} />}
      <LazyMyPlaces />
    </section>
  );
}

function LoadingCard() {
  const t = useText();
  return <Skeleton label={t('state.loading')} heights={['card']} />;
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
