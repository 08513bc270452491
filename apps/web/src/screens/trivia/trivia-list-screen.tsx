import '../../shared/elements/card/card.css';
import './trivia-cards.css';
import { EmptyState, ErrorState, SelectField, Skeleton, chipClass } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { useGamesFacts } from '../../shared/shell/use-games.ts';
import { useUser } from '../../shared/reader/user-store.ts';
import { readTriviaSearch, types } from './list-search.ts';
import { filterQuizzes, listDisciplines, quizGroup, groups } from './list-state.ts';
import { SignInBox } from './parts/sign-in-box.tsx';
import { TriviaCard } from './parts/trivia-card.tsx';
import { listQuery } from './trivia-query.ts';
import type { TriviaListAnswer } from '@podium/contract';
import type { TriviaSearch } from './list-search.ts';
import type { TriviaItem } from './list-state.ts';

/** Higher than a window, so that nothing below moves when the list has come. */
const waitingHeights: ('row' | 'card')[] = ['row', 'card', 'card', 'card', 'card', 'card', 'card'];

export function TriviaListScreen({ search }: { search: TriviaSearch }) {
  const t = useText();
  const user = useUser();
  return (
    <div className="screen trivia-screen">
      <h1 className="text-title">{t('screens.trivia.title')}</h1>
      <p className="unscripted">{t('screens.trivia.needsScripts')}</p>
      {user && user.loginType !== 'user' && <SignInBox />}
      {user ? (
        <TriviaList userId={user.userData?.id ?? ''} search={search} />
      ) : (
        <Skeleton label={t('state.loading')} heights={waitingHeights} />
      )}
    </div>
  );
}

function TriviaList({ userId, search }: { userId: string; search: TriviaSearch }) {
  const t = useText();
  const { language } = usePage();
  const { data, isError, refetch } = useQuery(listQuery(language, userId));
  if (!data && isError)
    return (
      <ErrorState
        title={t('state.loadError')}
        text={t('state.tryLater')}
        retryLabel={t('action.retry')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton label={t('state.loading')} heights={waitingHeights} />;
  const items = filterQuizzes(data.items, search);
  return (
    <>
      <TriviaFilters items={data.items} search={search} />
      {groups.map((group) => (
        <Group
          key={group}
          title={t(`screens.trivia.group.${group}`)}
          items={items.filter((item) => quizGroup(item, data.serverNow) === group)}
          now={data.serverNow}
        />
      ))}
      {items.length === 0 && <NoTrivia all={data} />}
    </>
  );
}

function Group({ title, items, now }: { title: string; items: readonly TriviaItem[]; now: string }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="section-title">{title}</h2>
      <ul className="trivia-cards">
        {items.map((item) => (
          <TriviaCard key={item.id} item={item} now={now} />
        ))}
      </ul>
    </section>
  );
}

function NoTrivia({ all }: { all: TriviaListAnswer }) {
  const t = useText();
  return (
    <EmptyState icon="search" title={all.total > 0 ? t('state.noMatch') : t('screens.trivia.empty')}>
      {all.total > 0 ? (
        <Link to="/{-$locale}/trivia" search={{}} preload={false} resetScroll={false} className="button">
          {t('action.clear')}
        </Link>
      ) : (
        <p>{t('screens.trivia.emptyHint')}</p>
      )}
    </EmptyState>
  );
}

function TriviaFilters({ items, search }: { items: readonly TriviaItem[]; search: TriviaSearch }) {
  const t = useText();
  const { format } = useGamesFacts();
  const navigate = useNavigate();
  const disciplines = listDisciplines(items).toSorted((a, b) => format.compare(a.name, b.name));
  if (items.length === 0) return null;
  return (
    <search className="trivia-filters">
      <nav aria-label={t('screens.trivia.type')} className="chips">
        {[undefined, ...types].map((type) => (
          <Link
            key={type ?? 'all'}
            to="/{-$locale}/trivia"
            search={{ ...search, type }}
            preload={false}
            resetScroll={false}
            className={chipClass}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={type === search.type ? 'true' : undefined}
          >
            {t(`screens.trivia.types.${type ?? 'all'}`)}
          </Link>
        ))}
      </nav>
      <SelectField
        label={t('screens.trivia.discipline')}
        name="discipline"
        value={search.discipline ?? ''}
        options={[
          { value: '', label: t('screens.trivia.allDisciplines') },
          ...disciplines.map(({ key, name }) => ({ value: key, label: name })),
        ]}
        onChange={(discipline) =>
          void navigate({
            to: '/{-$locale}/trivia',
            search: readTriviaSearch({ ...search, discipline }),
            resetScroll: false,
          })
        }
      />
    </search>
  );
}
