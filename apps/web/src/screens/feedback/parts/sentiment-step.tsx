import { Button, Icon } from '@podium/ui';
import { sentiments } from '@podium/contract/feedback-words';
import { useText } from '../../../shared/shell/page-context.tsx';
import { FaultNote } from './fault-note.tsx';
import type { Dispatch } from 'react';
import type { FeedbackEvent, FeedbackState } from '../state.ts';

interface StepProps {
  state: FeedbackState;
  dispatch: Dispatch<FeedbackEvent>;
}

export function SentimentStep({ state, dispatch }: StepProps) {
  const t = useText();
  const { sentiment, fault } = state;
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ kind: 'next' });
      }}
    >
      <fieldset className="feedback-faces" aria-describedby={fault ? 'feedback-fault' : undefined}>
        <legend>{t('screens.feedback.question')}</legend>
        {sentiments.map((option) => (
          <label key={option} className="feedback-face">
            <input
              type="radio"
              name="sentiment"
              value={option}
              checked={option === sentiment}
              onChange={() => dispatch({ kind: 'choose', sentiment: option })}
            />
            <Icon name={option} />
            <span>{t(`screens.feedback.sentiment.${option}`)}</span>
          </label>
        ))}
      </fieldset>
      <FaultNote fault={fault} />
      <Button type="submit" look="main" className="form-send">
        {t('action.next')}
      </Button>
    </form>
  );
}
