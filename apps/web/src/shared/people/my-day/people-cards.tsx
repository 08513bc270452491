import './people-cards.css';
import '../../elements/flag-colors/flag-colors.gen.css';
import { Avatar, Skeleton } from '@podium/ui';
import { pages } from '@podium/contract/pages';
import { useQueries } from '@tanstack/react-query';
import { DOT } from '../../elements/dot.ts';
import { itemWords, pathOf, withoutTitle } from '../../elements/item-state.ts';
import { useDayWord } from '../../elements/parts/day-word.ts';
import { usePage, useText } from '../../shell/page-context.tsx';
import { RowLink } from '../../elements/parts/row-link.tsx';
import { StatusBadge } from '../../elements/parts/status-badge.tsx';
import { placeNames } from '../../places/place-names.ts';
import { queries } from '../../shell/queries/queries.ts';
import { useGames } from '../../shell/use-games.ts';
import { compareMoments, minutesUntil, momentOf } from './person-moment.ts';
import { Reached } from './reached.tsx';
import { SinceVisit } from './since-visit.tsx';
import type { ProfileAnswer } from '@podium/contract';
import type { Follow } from '../../reader/follows.ts';
import type { PersonMoment } from './person-moment.ts';

/** One card per followed person and team: the current, next or last contest. */
export function PeopleCards({ people }: { people: readonly Follow[] }) {
  const t = useText();
  const { language } = usePage();
  const { now } = useGames();
  const reads = useQueries({ queries: people.map(({ id }) => queries.participant(language, { id })) });
  const cards = reads
    .flatMap(({ data }) => (data ? [{ profile: data, moment: momentOf(data, now) }] : []))
    .sort((one, other) => compareMoments(one.moment, other.moment));
  // All cards at once: a scrolled strip follows its anchored card, so it would start at the card that loaded first.
  if (reads.some(({ isPending }) => isPending)) return <Skeleton label={t('state.loading')} heights={['card']} />;
  if (cards.length === 0) return null;
  return (
    <>
      <SinceVisit profiles={cards.map(({ profile }) => profile)} />
      <ul className="person-cards">
        {cards.map(({ profile, moment }) => (
          <PersonCard key={profile.id} profile={profile} moment={moment} />
        ))}
      </ul>
    </>
  );
}

interface PersonCardProps {
  profile: ProfileAnswer;
  moment: PersonMoment | undefined;
}

function PersonCard({ profile, moment }: PersonCardProps) {
  const t = useText();
  const path = (moment && pathOf(moment.item)) ?? pages.participant(profile.id);
  return (
    <li className="person-card" data-flag={profile.organisation?.flag ?? undefined}>
      <Avatar name={profile.spoken ?? profile.name} photo={profile.photo} />
      <div className="text-part">
        <p className="person-card-name">
          <RowLink path={path} className="unit-link">
            <bdi translate="no">{profile.name}</bdi>
          </RowLink>
        </p>
        {moment ? <Moment moment={moment} /> : <p className="text-second text-ink2">{t('parts.next.nothing')}</p>}
      </div>
    </li>
  );
}

function Moment({ moment: { kind, item, own } }: { moment: PersonMoment }) {
  const t = useText();
  const { title, part } = itemWords(item);
  const detail = item.lane
    ? [withoutTitle(item.name, title), t('parts.next.lane', { lane: item.lane })].filter(Boolean).join(DOT)
    : part;
  return (
    <>
      <p className="person-card-when">
        {kind === 'live' && <StatusBadge status={item.status} moment={item.moment} />}
        {kind === 'next' && <When item={item} />}
        {kind !== 'next' && own && <Reached own={own} />}
      </p>
      <p className="person-card-line">
        <bdi>{title || t(`itemType.${item.type}`)}</bdi>
        {detail && (
          <>
            {DOT}
            <bdi>{detail}</bdi>
          </>
        )}
      </p>
      <p className="person-card-line">
        <bdi>{kind === 'done' ? item.discipline?.name : placeNames(item).filter(Boolean).join(DOT)}</bdi>
      </p>
    </>
  );
}

/** `Tomorrow 09:32`, `in 34 min` */
function When({ item }: { item: PersonMoment['item'] }) {
  const t = useText();
  const { format, now } = useGames();
  const dayWord = useDayWord();
  const { day, start, startText, isStartHidden, tentative, status } = item;
  const minutes = tentative?.isRound ? undefined : minutesUntil(item, now);
  if (minutes !== undefined) return <b suppressHydrationWarning>{t('parts.next.inMinutes', { count: minutes })}</b>;
  return (
    <>
      <b suppressHydrationWarning>
        {dayWord(day, isStartHidden ? null : start)}{' '}
        {start !== null && !isStartHidden && (
          <>
            {tentative?.isRound && `${t('parts.next.from')} `}
            <time dateTime={start} dir="ltr">
              {format.time(start)}
            </time>
          </>
        )}
        {isStartHidden && startText && <bdi>{startText}</bdi>}
      </b>
      {status !== 'SCHEDULED' && status !== 'START_LIST' && <StatusBadge status={status} />}
    </>
  );
}
