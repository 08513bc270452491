import { Badge, ErrorState, Icon, Skeleton } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { useText, usePage } from '../../../shared/shell/page-context.tsx';
import { useGamesFacts } from '../../../shared/shell/use-games.ts';
import { useLanguageOf } from '../../../shared/elements/content/local-text.tsx';
import { resultQuery } from '../trivia-query.ts';
import { answerText } from './answer-text.ts';
import { ShareScore } from './share-score.tsx';
import type { TriviaAnswer, TriviaResultAnswer } from '@podium/contract';

interface ResultProps {
  trivia: TriviaAnswer;
  userId: string;
  /** Submitted just now; otherwise a note states that it was answered earlier. */
  isFresh: boolean;
}

export function Result({ trivia, userId, isFresh }: ResultProps) {
  const t = useText();
  const { language } = usePage();
  const { format } = useGamesFacts();
  const { data, isError, refetch } = useQuery(resultQuery(trivia.id, language, userId));
  if (!data && isError)
    return (
      <ErrorState
        title={t('state.loadError')}
        text={t('state.tryLater')}
        retryLabel={t('action.retry')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton label={t('state.loading')} heights={['card', 'row', 'row', 'row']} />;
  return (
    <>
      <Score result={data} isFresh={isFresh} />
      <ShareScore title={data.trivia.title} score={data.score} />
      <h2 className="section-title">{t('screens.trivia.answers')}</h2>
      {data.answersAt !== null && (
        <p className="text-ink2">{t('screens.trivia.answersAfter', { time: format.dateTime(data.answersAt) })}</p>
      )}
      <ol className="trivia-answers">
        {data.questions.map((question) => (
          <AnsweredQuestion key={question.position} question={question} />
        ))}
      </ol>
    </>
  );
}

function Score({ result, isFresh }: { result: TriviaResultAnswer; isFresh: boolean }) {
  const t = useText();
  const { format } = useGamesFacts();
  const { score, points, submittedAt, isLate } = result;
  return (
    <section className="card trivia-score">
      <output className={isFresh ? 'strong trivia-saved' : 'strong'}>
        {isFresh ? t('screens.trivia.saved') : t('screens.trivia.alreadyAnswered')}
      </output>
      <p className="trivia-score-figure">{t('screens.trivia.score', score)}</p>
      <p className="text-ink2">
        {isLate ? t('screens.trivia.notice.tooLate') : t('screens.trivia.earned', { count: points })}
      </p>
      <p className="text-second text-ink2">{t('screens.trivia.sentAt', { time: format.dateTime(submittedAt) })}</p>
    </section>
  );
}

function AnsweredQuestion({ question }: { question: TriviaResultAnswer['questions'][number] }) {
  const t = useText();
  const { text, given, right, isRight, explanation, explanationLang } = question;
  const language = useLanguageOf(question);
  const explanationLanguage = useLanguageOf({ lang: explanationLang ?? question.lang });
  return (
    <li className="card">
      <p className="trivia-answer-top">
        <span className="strong" {...language}>
          {text}
        </span>
        {isRight !== null && (
          <Badge tone={isRight ? 'ok' : 'mute'} icon={isRight ? 'tick' : 'cross'}>
            {isRight ? t('screens.trivia.right') : t('screens.trivia.wrong')}
          </Badge>
        )}
      </p>
      <dl className="trivia-answer-facts">
        <dt>{t('screens.trivia.yours')}</dt>
        {given ? <dd {...language}>{answerText(question, given)}</dd> : <dd>{t('screens.trivia.notAnswered')}</dd>}
        {right !== null && !isRight && (
          <>
            <dt>{t('screens.trivia.rightOne')}</dt>
            <dd {...language}>{answerText(question, right)}</dd>
          </>
        )}
      </dl>
      {explanation !== null && (
        <p className="trivia-explanation">
          <Icon name="info" isSmall />
          <span {...explanationLanguage}>{explanation}</span>
        </p>
      )}
    </li>
  );
}
