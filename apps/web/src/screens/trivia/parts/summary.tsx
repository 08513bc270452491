import { Icon } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';
import { unanswered } from '../play-state.ts';
import { answerText } from './answer-text.ts';
import type { TriviaQuestion } from '@podium/contract';
import type { Answers } from '../play-state.ts';

interface SummaryProps {
  questions: readonly TriviaQuestion[];
  answers: Answers;
  onGo: (index: number) => void;
}

export function Summary({ questions, answers, onGo }: SummaryProps) {
  const t = useText();
  const open = unanswered(questions, answers).length;
  return (
    <>
      {open > 0 && <p className="notice tone-warn">{t('screens.trivia.openQuestions', { count: open })}</p>}
      <ol className="trivia-summary">
        {questions.map((question, index) => {
          const answer = answers[question.position];
          return (
            <li key={question.position}>
              <button type="button" className="trivia-summary-line" onClick={() => onGo(index)}>
                <span className="trivia-summary-text">
                  <span className="font-semibold">{question.text}</span>
                  <span className={answer ? 'text-ink2' : 'text-warn'}>
                    {answer ? answerText(question, answer) : t('screens.trivia.notAnswered')}
                  </span>
                </span>
                <span className="flip inline-flex">
                  <Icon name="chevron" isSmall />
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <p className="text-second text-ink2">{t('screens.trivia.sendHint')}</p>
    </>
  );
}
