import { Button } from '@podium/ui';
import { useEffect, useReducer, useRef } from 'react';
import { useText } from '../../../shared/shell/page-context.tsx';
import { Progress } from '../../../shared/elements/progress/progress.tsx';
import { play } from '../play-state.ts';
import { AttemptNotice } from './attempt-notice.tsx';
import { PlayClock } from './play-clock.tsx';
import { Question } from './question.tsx';
import { Summary } from './summary.tsx';
import type { SavedAttempt } from '../saved-attempt.ts';
import type { Attempt } from '../use-attempt.ts';

interface PlayProps {
  attempt: Attempt;
  playing: SavedAttempt;
}

/** One question at a time, then a summary of all. */
export function Play({ attempt, playing }: PlayProps) {
  const t = useText();
  const { questions } = playing.start;
  const [state, dispatch] = useReducer(play, { at: 0, answers: playing.answers });
  const { change, send, isBusy } = attempt;
  const { answers } = state;
  useEffect(() => change(answers), [answers, change]);
  const question = questions[state.at];
  const head = useFocusOn(state.at);
  const goToQuestion = (to: number) => dispatch({ kind: 'go', to });
  return (
    <div className="trivia-play">
      <div className="trivia-bar">
        <p ref={head} tabIndex={-1} className="trivia-at">
          {question
            ? t('screens.trivia.questionOf', { number: state.at + 1, total: questions.length })
            : t('screens.trivia.summary')}
        </p>
        <PlayClock playing={playing} onOver={send} />
      </div>
      <Progress aria-label={t('screens.trivia.progress')} max={questions.length} value={state.at} />
      {question ? (
        <Question key={question.position} question={question} answers={answers} dispatch={dispatch} />
      ) : (
        <Summary questions={questions} answers={answers} onGo={goToQuestion} />
      )}
      <AttemptNotice notice={attempt.notice} />
      <div className="trivia-ways">
        {state.at > 0 && <Button onClick={() => goToQuestion(state.at - 1)}>{t('action.back')}</Button>}
        {question ? (
          <Button look="main" className="trivia-main" onClick={() => goToQuestion(state.at + 1)}>
            {state.at + 1 < questions.length ? t('action.next') : t('screens.trivia.toSummary')}
          </Button>
        ) : (
          <Button look="main" className="trivia-main" aria-disabled={isBusy} onClick={() => void send()}>
            {isBusy ? t('screens.trivia.sending') : t('screens.trivia.send')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Focuses the start of a new question; not for the first one, which is part of the page. */
function useFocusOn(questionIndex: number) {
  const head = useRef<HTMLParagraphElement>(null);
  const previousIndex = useRef(questionIndex);
  useEffect(() => {
    if (previousIndex.current === questionIndex) return;
    previousIndex.current = questionIndex;
    head.current?.focus();
  }, [questionIndex]);
  return head;
}
