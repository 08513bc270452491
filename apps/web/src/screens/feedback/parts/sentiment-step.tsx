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

/** Three faces with labels. */
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
        {sentiments.map((one) => (
          <label key={one} className="feedback-face">
            <input
              type="radio"
              name="sentiment"
              value={one}
              checked={one === sentiment}
              onChange={() => dispatch({ kind: 'choose', sentiment: one })}
            />
            <Icon name={one} />
            <span>{t(`screens.feedback.sentiment.${one}`)}</span>
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
