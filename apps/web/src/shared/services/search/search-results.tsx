import { contentPage } from '@podium/contract/content-pages';
import { pages } from '@podium/contract/pages';
import { EmptyState, ErrorState, Icon } from '@podium/ui';
import { DOT } from '../../elements/dot.ts';
import { FollowButton } from '../../elements/follow/follow-button.tsx';
import { useDayWord } from '../../elements/parts/day-word.ts';
import { mayOpen } from '../../shell/may-open.ts';
import { useText } from '../../shell/page-context.tsx';
import { Flag } from '../../elements/parts/flag.tsx';
import { DisciplineSign } from '../../elements/parts/discipline-sign.tsx';
import { PlaceLink } from '../../elements/parts/place-link.tsx';
import { RowLink } from '../../elements/parts/row-link.tsx';
import { useGames } from '../../shell/use-games.ts';
import type { SearchAnswer } from '@podium/contract';
import { Words } from './found-words.tsx';
import { PlaceFound, isPlace, useFoundPlaces } from './place-found.tsx';
import type { IconName } from '@podium/ui';
import type { ReactNode } from 'react';

interface SearchResultsProps {
  answer: SearchAnswer | undefined;
  /** There is no network: only what this device has kept was searched. */
  isOnDevice: boolean;
  hasFailed: boolean;
  /** Pages of the menu were found. */
  hasPages?: boolean;
  /** Shown if nothing was found. */
  suggestions?: ReactNode;
  onRetry: () => void;
  /** Called when a link is followed. */
  onLeave?: () => void;
  /** Level of the group headings, below the heading of the section. */
  level?: 'h2' | 'h3';
}

export function SearchResults({
  answer,
  isOnDevice,
  hasFailed,
  hasPages = false,
  suggestions,
  onRetry,
  onLeave,
  level = 'h3',
}: SearchResultsProps) {
  const t = useText();
  if (hasFailed && !answer) {
    return (
      <ErrorState
        title={t('state.loadError')}
        text={t('state.tryLater')}
        retryLabel={t('action.retry')}
        onRetry={onRetry}
      />
    );
  }
  if (!answer) return <output className="visually-hidden">{t('state.loading')}</output>;
  const isPeopleFirst = answer.people[0]?.isByName && !answer.events[0]?.isExact;
  const people = (
    <Group level={level} title={t('shared.searchPeople')} items={answer.people}>
      {({ id, name, detail, organisation, next }) => (
        <>
          <PlaceLink to="participant" id={id} onClick={onLeave} className="found">
            {organisation ? <Flag organisation={organisation} /> : <span className="flag-space" />}
            <Words name={name} detail={detail} next={next} />
          </PlaceLink>
          <FollowButton kind="athlete" id={id} name={name} />
        </>
      )}
    </Group>
  );
  return (
    <>
      <output className="visually-hidden">{t('shared.searchCount', { count: answer.total })}</output>
      {isOnDevice && <p className="found-without">{t('shared.searchOnDevice')}</p>}
      {answer.total === 0 && !hasPages && (
        <EmptyState icon="search" title={t('shared.searchNothing', { query: answer.query })}>
          <p>{t('shared.searchAdvice')}</p>
        </EmptyState>
      )}
      {answer.total === 0 && !hasPages && suggestions}
      {answer.corrected !== undefined && (
        <p className="found-without">{t('shared.searchCorrected', { query: answer.corrected })}</p>
      )}
      {answer.leftOut.length > 0 && answer.total > 0 && (
        <p className="found-without">{t('shared.searchWithout', { word: answer.leftOut.join(' ') })}</p>
      )}
      <Group level={level} title={t('shared.searchDays')} items={answer.days.map(withId)}>
        {(found) => <DayFound found={found} onLeave={onLeave} />}
      </Group>
      {isPeopleFirst && people}
      <Group level={level} title={t('shared.searchDelegations')} items={answer.organisations}>
        {({ id, name, organisation }) => (
          <>
            <PlaceLink to="delegation" id={id} onClick={onLeave} className="found">
              <Flag organisation={organisation} />
              <Words name={name} />
            </PlaceLink>
            <FollowButton kind="delegation" id={id} name={name} />
          </>
        )}
      </Group>
      <Group level={level} title={t('shared.searchDisciplines')} items={answer.disciplines}>
        {({ id, name }) => (
          <>
            <PlaceLink to="discipline" id={id} onClick={onLeave} className="found">
              <DisciplineSign disciplineKey={id} />
              <Words name={name} />
            </PlaceLink>
            <FollowButton kind="discipline" id={id} name={name} />
          </>
        )}
      </Group>
      <Group level={level} title={t('shared.searchEvents')} items={answer.events}>
        {({ id, name, detail, discipline, winners, next }) => (
          <PlaceLink to="event" id={id} disciplineKey={discipline} onClick={onLeave} className="found">
            <DisciplineSign disciplineKey={discipline} />
            <Words name={name} detail={detail} next={next} winners={winners} />
          </PlaceLink>
        )}
      </Group>
      {!isPeopleFirst && people}
      <Group level={level} title={t('shared.searchTeams')} items={answer.teams}>
        {({ id, name, detail, organisation }) => (
          <>
            <PlaceLink to="participant" id={id} onClick={onLeave} className="found">
              {organisation ? <Flag organisation={organisation} /> : <span className="flag-space" />}
              <Words name={name} detail={detail} />
            </PlaceLink>
            <FollowButton kind="team" id={id} name={name} />
          </>
        )}
      </Group>
      <PlacesFound answer={answer} level={level} onLeave={onLeave} />
      <Group level={level} title={t('shared.searchContent')} items={answer.content.filter(isText)}>
        {({ id, kind, type, name, lang, detail }) => (
          <RowLink path={contentPage(kind, id, type)!} onClick={onLeave} className="found">
            <Icon name={contentIcons[type ?? kind] ?? contentIcons[kind] ?? 'info'} />
            <Words name={name} lang={lang} detail={detail} />
          </RowLink>
        )}
      </Group>
    </>
  );
}

function PlacesFound({ answer, level, onLeave }: PlacesFoundProps) {
  const t = useText();
  return (
    <Group level={level} title={t('shared.searchPlaces')} items={useFoundPlaces(answer)}>
      {(found, index) => <PlaceFound found={found} hasAnswer={index < maxAnswers} onLeave={onLeave} />}
    </Group>
  );
}
interface PlacesFoundProps {
  answer: SearchAnswer;
  level: 'h2' | 'h3';
  onLeave?: () => void;
}

function Group<Item extends { id: string }>({ level: Heading, title, items, children }: GroupProps<Item>) {
  if (items.length === 0) return null;
  return (
    <section>
      <Heading className="found-title">{title}</Heading>
      <ul>
        {items.map((item, index) => (
          <li key={item.id} className="found-row">
            {children(item, index)}
          </li>
        ))}
      </ul>
    </section>
  );
}
interface GroupProps<Item> {
  level: 'h2' | 'h3';
  title: string;
  items: Item[];
  children: (item: Item, index: number) => ReactNode;
}

/** Hits that also read the next departures, each from a document. */
const maxAnswers = 6;

/** Keyed by kind. */
const contentIcons: Readonly<Record<string, IconName>> = {
  document: 'document',
  ambassador: 'person',
  video: 'live',
  album: 'camera',
  course: 'list',
};

/** Published texts with a page: some kinds have none, others not on every platform. */
function isText({ kind, id, type }: SearchAnswer['content'][number]): boolean {
  const path = contentPage(kind, id, type);
  return !isPlace(kind) && path !== undefined && mayOpen(path);
}

type FoundDay = SearchAnswer['days'][number];

const withId = (found: FoundDay) => ({
  ...found,
  id: [found.day, found.discipline?.key, found.organisation?.code].join(' '),
});

/** A day, with the sport or the delegation that the query also names. */
function DayFound({ found: { day, discipline, organisation }, onLeave }: { found: FoundDay; onLeave?: () => void }) {
  const { format } = useGames();
  const dayWord = useDayWord();
  const path = `${pages.day(day)}${discipline ? `/${discipline.key}` : ''}${organisation ? `?delegation=${organisation.code}` : ''}`;
  const of = discipline?.name ?? organisation?.name;
  const word = dayWord(day, null);
  return (
    <RowLink path={path} onClick={onLeave} className="found">
      {discipline ? (
        <DisciplineSign disciplineKey={discipline.key} />
      ) : organisation ? (
        <Flag organisation={organisation} />
      ) : (
        <Icon name="calendar" />
      )}
      <Words name={of ? `${of}${DOT}${word}` : word} detail={format.date(day)} />
    </RowLink>
  );
}
