import { Button, showToast } from '@podium/ui';
import { maxSuggestionLength } from '@podium/contract/feedback-words';
import { randomId } from '../../../platform/random-id.ts';
import { useState } from 'react';
import { RequestError } from '../../../platform/request.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { sendFeedback } from '../send-feedback.ts';
import { suggestionFault } from '../state.ts';
import { FaultNote } from './fault-note.tsx';
import type { Dispatch } from 'react';
import type { FeedbackEvent, FeedbackState } from '../state.ts';

interface SuggestionStepProps {
  state: FeedbackState;
  dispatch: Dispatch<FeedbackEvent>;
  userId: string;
}

export function SuggestionStep({ state, dispatch, userId }: SuggestionStepProps) {
  const t = useText();
  const { format } = useGames();
  const { sentiment, suggestion, fault, isBusy } = state;
  // A retry after a failure sends the same id.
  const [id] = useState(() => randomId());
  const failureText = useFailureText();
  const send = async () => {
    if (isBusy || !sentiment) return;
    dispatch({ kind: 'send' });
    if (suggestionFault(suggestion) !== undefined) return;
    showToast({ kind: 'loading', text: t('screens.feedback.sending'), id: 'feedback' });
    try {
      const outcome = await sendFeedback(userId, { id, sentiment, suggestion: suggestion.trim() });
      dispatch({ kind: outcome });
      const text = t(outcome === 'sent' ? 'screens.feedback.thanks' : 'screens.feedback.kept');
      showToast({ kind: outcome === 'sent' ? 'success' : 'info', text, id: 'feedback' });
    } catch (error) {
      dispatch({ kind: 'failed', fault: error instanceof RequestError ? error.fields[0]?.message : undefined });
      showToast({ kind: 'error', text: failureText(error), id: 'feedback' });
    }
  };
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="field">
        <label htmlFor="feedback-text">{t(`screens.feedback.ask.${sentiment ?? 'neutral'}`)}</label>
        <textarea
          id="feedback-text"
          rows={6}
          dir="auto"
          value={suggestion}
          aria-invalid={fault ? true : undefined}
          aria-describedby="feedback-fault feedback-count"
          onChange={({ currentTarget }) => dispatch({ kind: 'write', suggestion: currentTarget.value })}
        />
        <FaultNote fault={fault} />
        <p id="feedback-count" className="field-hint">
          {t('screens.feedback.count', {
            count: format.number(suggestion.trim().length),
            most: format.number(maxSuggestionLength),
          })}
        </p>
      </div>
      <div className="feedback-actions">
        <Button onClick={() => dispatch({ kind: 'back' })}>{t('action.back')}</Button>
        <Button type="submit" look="main" aria-disabled={isBusy}>
          {isBusy ? t('screens.feedback.sending') : t('screens.feedback.send')}
        </Button>
      </div>
    </form>
  );
}

function useFailureText(): (error: unknown) => string {
  const t = useText();
  return (error) => {
    if (!(error instanceof RequestError) || error.status !== 429) return t('screens.feedback.failed');
    const minutes = Math.max(1, Math.ceil((error.retryAfterMs ?? 60_000) / 60_000));
    return t('screens.feedback.limit', { minutes });
  };
}
