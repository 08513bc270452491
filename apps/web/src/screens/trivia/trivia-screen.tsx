import '../../shared/elements/card/card.css';
import './trivia-cards.css';
import './trivia-play.css';
import './trivia-result.css';
import { EmptyState, ErrorState, Icon, Skeleton } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { pageFacts } from '../../platform/facts.ts';
import { describeFailure } from '../../platform/read-error.ts';
import { useLanguageOf } from '../../shared/elements/content/local-text.tsx';
import { OtherLanguage } from '../../shared/elements/content/other-language.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { useUser } from '../../shared/reader/user-store.ts';
import { AttemptNotice } from './parts/attempt-notice.tsx';
import { Intro } from './parts/intro.tsx';
import { Play } from './parts/play.tsx';
import { Result } from './parts/result.tsx';
import { triviaQuery } from './trivia-query.ts';
import { useAttempt } from './use-attempt.ts';
import type { TriviaAnswer } from '@podium/contract';

export function TriviaScreen({ id }: { id: string }) {
  const t = useText();
  const user = useUser();
  const userId = user?.loginType === 'user' ? (user.userData?.id ?? '') : '';
  return (
    <div className="screen trivia-screen">
      {/* Only the apps have a page with the list (N06). */}
      {pageFacts().platform !== 'web' && (
        <Link to="/{-$locale}/trivia" search={{}} preload={false} className="back-link">
          <Icon name="chevron" isSmall />
          {t('screens.trivia.toList')}
        </Link>
      )}
      <p className="unscripted">{t('screens.trivia.needsScripts')}</p>
      {user ? (
        <Loaded key={userId} id={id} userId={userId} />
      ) : (
        <Skeleton label={t('state.loading')} heights={['title', 'card', 'row']} />
      )}
    </div>
  );
}

function Loaded({ id, userId }: { id: string; userId: string }) {
  const t = useText();
  const { language } = usePage();
  const { data, error, refetch } = useQuery(triviaQuery(id, language, userId));
  if (data) return <One trivia={data} userId={userId} />;
  if (!error) return <Skeleton label={t('state.loading')} heights={['title', 'card', 'row']} />;
  if (describeFailure(error).status === 404) return <EmptyState icon="search" title={t('screens.trivia.notFound')} />;
  return (
    <ErrorState
      title={t('state.loadError')}
      text={t('state.tryLater')}
      retryLabel={t('action.retry')}
      onRetry={() => void refetch()}
    />
  );
}

function One({ trivia, userId }: { trivia: TriviaAnswer; userId: string }) {
  const attempt = useAttempt(trivia, userId);
  const language = useLanguageOf(trivia);
  return (
    <>
      <h1 className="text-title" {...language}>
        {trivia.title}
      </h1>
      <OtherLanguage value={trivia} />
      {trivia.mine?.submittedAt ? (
        <Result trivia={trivia} userId={userId} isFresh={attempt.isFresh} />
      ) : attempt.playing ? (
        <Play attempt={attempt} playing={attempt.playing} />
      ) : (
        <>
          <Intro trivia={trivia} isUser={userId !== ''} attempt={attempt} />
          <AttemptNotice notice={attempt.notice} />
        </>
      )}
    </>
  );
}
