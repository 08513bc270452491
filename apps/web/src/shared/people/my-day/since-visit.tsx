import { useEffect, useState } from 'react';
import { pages } from '@podium/contract/pages';
import { DOT } from '../../elements/dot.ts';
import { itemWords, pathOf } from '../../elements/item-state.ts';
import { useText } from '../../shell/page-context.tsx';
import { OtherTimes } from '../../elements/parts/other-times.tsx';
import { RowLink } from '../../elements/parts/row-link.tsx';
import { StatusBadge } from '../../elements/parts/status-badge.tsx';
import { useGames } from '../../shell/use-games.ts';
import { saveVisit, previousVisit } from './last-visit.ts';
import { Reached } from './reached.tsx';
import { newsSince, visitOf } from './since-visit.ts';
import type { ProfileAnswer } from '@podium/contract';
import type { VisitNews } from './since-visit.ts';

/** Results and changes of followed competitors since the last visit on this device. */
export function SinceVisit({ profiles }: { profiles: readonly ProfileAnswer[] }) {
  const t = useText();
  const { now } = useGames();
  const [before] = useState(() => previousVisit(now));
  useEffect(() => saveVisit(visitOf(profiles, now), before), [profiles, now, before]);
  const news = before ? newsSince(profiles, before) : [];
  if (news.length === 0) return null;
  return (
    <section className="since-visit" aria-labelledby="since-visit">
      <h3 id="since-visit" className="text-second strong">
        {t('parts.next.since')}
      </h3>
      <ul>
        {news.map((one) => (
          <li key={`${one.person.id} ${one.item.id}`}>
            <News news={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function News({ news }: { news: VisitNews }) {
  const { format } = useGames();
  const { person, item } = news;
  return (
    <>
      <p>
        <RowLink path={pathOf(item) ?? pages.participant(person.id)} className="unit-link">
          <bdi translate="no">{person.name}</bdi>
        </RowLink>
        <span className="text-second text-ink2">
          {DOT}
          <bdi>{itemWords(item).title}</bdi>
        </span>
      </p>
      <p className="since-what">
        {news.kind === 'ended' && <Reached own={news.own} />}
        {news.kind === 'cancelled' && <StatusBadge status={item.status} />}
        {news.kind === 'moved' && (
          <>
            <OtherTimes item={item} />
            {item.start && (
              <time dateTime={item.start} dir="ltr" suppressHydrationWarning>
                {format.dateTime(item.start)}
              </time>
            )}
          </>
        )}
      </p>
    </>
  );
}
