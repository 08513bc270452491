import { Icon } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useLanguageOf } from '../../../shared/elements/content/local-text.tsx';
import { unansweredQuestions } from '../play-state.ts';
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
  const open = unansweredQuestions(questions, answers).length;
  return (
    <>
      {open > 0 && <p className="notice tone-warn">{t('screens.trivia.openQuestions', { count: open })}</p>}
      <ol className="trivia-summary">
        {questions.map((question, index) => (
          <SummaryLine key={question.position} question={question} answers={answers} onGo={() => onGo(index)} />
        ))}
      </ol>
      <p className="text-second text-ink2">{t('screens.trivia.sendHint')}</p>
    </>
  );
}

interface SummaryLineProps {
  question: TriviaQuestion;
  answers: Answers;
  onGo: () => void;
}

function SummaryLine({ question, answers, onGo }: SummaryLineProps) {
  const t = useText();
  const language = useLanguageOf(question);
  const answer = answers[question.position];
  return (
    <li>
      <button type="button" className="trivia-summary-line" onClick={onGo}>
        <span className="trivia-summary-text">
          <span className="strong" {...language}>
            {question.text}
          </span>
          {answer ? (
            <span className="text-ink2" {...language}>
              {answerText(question, answer)}
            </span>
          ) : (
            <span className="text-warn">{t('screens.trivia.notAnswered')}</span>
          )}
        </span>
        <span className="trivia-arrow flip">
          <Icon name="chevron" isSmall />
        </span>
      </button>
    </li>
  );
}
