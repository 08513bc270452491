import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import { Page } from '../../frame/page.tsx';
import { useText } from '../../language/text.ts';
import { QuizEditor } from './quiz-editor.tsx';
import { triviaApi } from './trivia-api.ts';
import { quizKey } from './use-quiz.ts';

export function QuizPage() {
  const { quiz: id = '' } = useParams();
  const t = useText();
  const { data, error, refetch } = useQuery({
    queryKey: quizKey(id),
    queryFn: async () => triviaApi.read(id),
    retry: false,
    // A newer version is detected when saving.
    refetchOnWindowFocus: false,
  });
  if (!data)
    return (
      <Page title={t('trivia.title')}>
        {error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />}
      </Page>
    );
  return <QuizEditor key={id} savedQuiz={data} />;
}
