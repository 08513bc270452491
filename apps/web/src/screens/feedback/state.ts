import { minSuggestionLength, maxSuggestionLength } from '@podium/contract/feedback-words';
import type { Sentiment } from '@podium/contract/feedback-words';

/** A sentiment, then a text; then it is sent, or queued until there is a network. */
type FeedbackStep = 'sentiment' | 'suggestion' | 'sent' | 'kept';

export interface FeedbackState {
  step: FeedbackStep;
  sentiment: Sentiment | undefined;
  suggestion: string;
  /** The error of this step, as a code of the contract. */
  fault: string | undefined;
  isBusy: boolean;
}

export const emptyFeedback: FeedbackState = {
  step: 'sentiment',
  sentiment: undefined,
  suggestion: '',
  fault: undefined,
  isBusy: false,
};

export type FeedbackEvent =
  | { kind: 'choose'; sentiment: Sentiment }
  | { kind: 'next' }
  | { kind: 'back' }
  | { kind: 'write'; suggestion: string }
  | { kind: 'send' }
  | { kind: 'sent' }
  | { kind: 'kept' }
  | { kind: 'failed'; fault: string | undefined }
  | { kind: 'again' };

export function feedbackReducer(state: FeedbackState, event: FeedbackEvent): FeedbackState {
  switch (event.kind) {
    case 'choose':
      return { ...state, sentiment: event.sentiment, fault: undefined };
    case 'next':
      return state.sentiment
        ? { ...state, step: 'suggestion', fault: undefined }
        : { ...state, fault: 'sentimentRequired' };
    case 'back':
      return { ...state, step: 'sentiment', fault: undefined };
    case 'write':
      return { ...state, suggestion: event.suggestion, fault: undefined };
    case 'send': {
      const fault = suggestionFault(state.suggestion);
      return { ...state, fault, isBusy: fault === undefined };
    }
    case 'sent':
    case 'kept':
      return { ...emptyFeedback, step: event.kind };
    case 'failed':
      return { ...state, fault: event.fault, isBusy: false };
    default:
      return emptyFeedback;
  }
}

/** Counts like the server, without surrounding spaces. */
export function suggestionFault(suggestion: string): string | undefined {
  const { length } = suggestion.trim();
  if (length === 0) return 'suggestionRequired';
  if (length < minSuggestionLength) return 'suggestionShort';
  return length > maxSuggestionLength ? 'suggestionLong' : undefined;
}
