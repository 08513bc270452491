import { useState } from 'react';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useLanguageOf } from '../../../shared/elements/content/local-text.tsx';
import { parseNumber } from '../play-state.ts';
import { OrderList } from './order-list.tsx';
import type { TriviaQuestion } from '@podium/contract';
import type { Dispatch } from 'react';
import type { Answers, PlayAction } from '../play-state.ts';

interface QuestionProps {
  question: TriviaQuestion;
  answers: Answers;
  dispatch: Dispatch<PlayAction>;
}

export function Question(props: QuestionProps) {
  const t = useText();
  const { question } = props;
  const language = useLanguageOf(question);
  if (question.kind === 'number') return <NumberField {...props} />;
  return (
    <fieldset className="trivia-question">
      <legend className="trivia-text">
        <bdi {...language}>{question.text}</bdi>
        <span className="second-line plain text-ink2">{t(`screens.trivia.how.${question.kind}`)}</span>
      </legend>
      {question.kind === 'order' ? <OrderList {...props} /> : <Choices {...props} />}
    </fieldset>
  );
}

function Choices({ question, answers, dispatch }: QuestionProps) {
  const language = useLanguageOf(question);
  const selectedOptions = answers[question.position]?.options ?? [];
  return question.options.map(({ id, text }) => (
    <label key={id} className="trivia-option">
      <input
        type={question.kind === 'one' ? 'radio' : 'checkbox'}
        name={`question-${question.position}`}
        checked={selectedOptions.includes(id)}
        onChange={() => dispatch({ kind: 'choose', question, option: id })}
      />
      <span {...language}>{text}</span>
    </label>
  ));
}

function NumberField({ question, answers, dispatch }: QuestionProps) {
  const t = useText();
  const language = useLanguageOf(question);
  const number = answers[question.position]?.number;
  const [text, setText] = useState(number === undefined ? '' : String(number));
  const isWrong = text.trim() !== '' && parseNumber(text) === undefined;
  return (
    <div className="trivia-question">
      <label htmlFor="trivia-number" className="trivia-text">
        <bdi {...language}>{question.text}</bdi>
        <span className="second-line plain text-ink2">{t('screens.trivia.how.number')}</span>
      </label>
      <span className="trivia-number">
        <input
          id="trivia-number"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          maxLength={16}
          value={text}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? 'trivia-number-fault' : undefined}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            dispatch({ kind: 'number', question, number: parseNumber(currentTarget.value) });
          }}
        />
        {question.unit && <span {...language}>{question.unit}</span>}
      </span>
      {isWrong && (
        <p id="trivia-number-fault" className="trivia-fault">
          {t('screens.trivia.noNumber')}
        </p>
      )}
    </div>
  );
}
