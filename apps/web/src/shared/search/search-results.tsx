import { contentPage } from '@podium/contract/content-pages';
import { EmptyState, ErrorState } from '@podium/ui';
import { DOT } from '../dot.ts';
import { useDayWord } from '../next/day-word.ts';
import { mayOpen } from '../may-open.ts';
import { useText } from '../page-context.tsx';
import { Flag } from '../parts/flag.tsx';
import { DisciplineSign } from '../parts/discipline-sign.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { RowLink } from '../parts/row-link.tsx';
import { useGames } from '../use-games.ts';
import type { SearchAnswer } from '@podium/contract';
import type { ReactNode } from 'react';

interface SearchResultsProps {
  answer: SearchAnswer | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** A link was followed. */
  onLeave?: () => void;
  /** Of the groups' headings, under the heading they stand below. */
  level?: 'h2' | 'h3';
}

/** What was found, in groups; the heading of each says what it is. */
export function SearchResults({ answer, hasFailed, onRetry, onLeave, level = 'h3' }: SearchResultsProps) {
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
  return (
    <>
      <output className="visually-hidden">{t('shared.searchCount', { count: answer.total })}</output>
      {answer.total === 0 && (
        <EmptyState icon="search" title={t('shared.searchNothing', { query: answer.query })}>
          <p>{t('shared.searchAdvice')}</p>
        </EmptyState>
      )}
      <Group level={level} title={t('shared.searchPeople')} items={answer.people}>
        {({ id, name, detail, organisation, next }) => (
          <PlaceLink to="participant" id={id} onClick={onLeave} className="found">
            {organisation ? <Flag organisation={organisation} /> : <span className="flag-space" />}
            <Words name={name} detail={detail} next={next} />
          </PlaceLink>
        )}
      </Group>
      <Group level={level} title={t('shared.searchDelegations')} items={answer.organisations}>
        {({ id, name, organisation }) => (
          <PlaceLink to="delegation" id={id} onClick={onLeave} className="found">
            <Flag organisation={organisation} />
            <Words name={name} />
          </PlaceLink>
        )}
      </Group>
      <Group level={level} title={t('shared.searchDisciplines')} items={answer.disciplines}>
        {({ id, name }) => (
          <PlaceLink to="discipline" id={id} onClick={onLeave} className="found">
            <DisciplineSign disciplineKey={id} />
            <Words name={name} />
          </PlaceLink>
        )}
      </Group>
      <Group level={level} title={t('shared.searchEvents')} items={answer.events}>
        {({ id, name, detail, discipline }) => (
          <PlaceLink to="event" id={id} disciplineKey={discipline} onClick={onLeave} className="found">
            <DisciplineSign disciplineKey={discipline} />
            <Words name={name} detail={detail} />
          </PlaceLink>
        )}
      </Group>
      <Group level={level} title={t('shared.searchContent')} items={answer.content.filter(hasPage)}>
        {({ id, kind, type, name, lang, detail }) => (
          <RowLink path={contentPage(kind, id, type)!} onClick={onLeave} className="found">
            <span className="flag-space" />
            <Words name={name} lang={lang} detail={detail} />
          </RowLink>
        )}
      </Group>
      <Group level={level} title={t('shared.searchVenues')} items={answer.venues}>
        {({ id, name, detail }) => (
          <PlaceLink to="venue" id={id} onClick={onLeave} className="found">
            <span className="flag-space" />
            <Words name={name} detail={detail} />
          </PlaceLink>
        )}
      </Group>
    </>
  );
}

function Group<Item extends { id: string }>({ level: Heading, title, items, children }: GroupProps<Item>) {
  if (items.length === 0) return null;
  return (
    <section>
      <Heading className="found-title">{title}</Heading>
      <ul>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
    </section>
  );
}
interface GroupProps<Item> {
  level: 'h2' | 'h3';
  title: string;
  items: Item[];
  children: (item: Item) => ReactNode;
}

/** Some kinds have no page, others not on every platform. */
function hasPage({ kind, id, type }: SearchAnswer['content'][number]): boolean {
  const path = contentPage(kind, id, type);
  return path !== undefined && mayOpen(path);
}

type FoundNext = SearchAnswer['people'][number]['next'];

interface WordsProps {
  name: string;
  /** Language of name and detail, if it may be another than the page's. */
  lang?: string;
  detail?: string;
  next?: FoundNext;
}

function Words({ name, lang, detail = '', next }: WordsProps) {
  return (
    <span className="min-w-0" lang={lang}>
      <bdi className="block-name">{name}</bdi>
      {detail && (
        <span className="block text-second text-ink2">
          <bdi>{detail}</bdi>
        </span>
      )}
      {next && <NextLine next={next} />}
    </span>
  );
}

/** `Tomorrow from 10:18 · Women’s 100 m backstroke` */
function NextLine({ next: { day, start, isStartHidden, name, isFrom } }: { next: NonNullable<FoundNext> }) {
  const t = useText();
  const { format } = useGames();
  const dayWord = useDayWord();
  return (
    <span className="block text-second" suppressHydrationWarning>
      {dayWord(day, isStartHidden ? null : start)}{' '}
      {start !== null && !isStartHidden && (
        <>
          {isFrom && `${t('parts.next.from')} `}
          <bdi dir="ltr" className="num">
            {format.time(start)}
          </bdi>
        </>
      )}
      {DOT}
      <bdi>{name}</bdi>
    </span>
  );
}
