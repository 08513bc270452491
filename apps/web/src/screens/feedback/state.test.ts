import { describe, expect, it } from 'vitest';
import { emptyFeedback, feedbackReducer, suggestionFault } from './state.ts';
import type { FeedbackEvent, FeedbackState } from './state.ts';

const after = (...events: FeedbackEvent[]): FeedbackState => events.reduce(feedbackReducer, emptyFeedback);

describe('feedback in two steps', () => {
  it('asks for a feeling first', () => {
    expect(after({ kind: 'next' })).toMatchObject({ step: 'sentiment', fault: 'sentimentRequired' });
    expect(after({ kind: 'next' }, { kind: 'choose', sentiment: 'sad' }, { kind: 'next' })).toMatchObject({
      step: 'suggestion',
      sentiment: 'sad',
      fault: undefined,
    });
  });

  it('keeps the text when going back', () => {
    const state = after(
      { kind: 'choose', sentiment: 'happy' },
      { kind: 'next' },
      { kind: 'write', suggestion: 'More pictures, please' },
      { kind: 'back' },
    );
    expect(state).toMatchObject({ step: 'sentiment', sentiment: 'happy', suggestion: 'More pictures, please' });
  });

  it.each([
    ['', 'suggestionRequired'],
    ['         \n', 'suggestionRequired'],
    ['too short', 'suggestionShort'],
    ['          x          ', 'suggestionShort'],
    ['just long enough', undefined],
    ['x'.repeat(1000), undefined],
    ['x'.repeat(1001), 'suggestionLong'],
  ])('report for the suggestion %j the error %s', (text, fault) => {
    expect(suggestionFault(text)).toBe(fault);
  });

  it('is busy only while a valid form is sent, and starts over afterwards', () => {
    const written = after({ kind: 'choose', sentiment: 'sad' }, { kind: 'next' }, { kind: 'write', suggestion: 'no' });
    expect(feedbackReducer(written, { kind: 'send' })).toMatchObject({ isBusy: false, fault: 'suggestionShort' });
    const long = feedbackReducer(written, { kind: 'write', suggestion: 'long enough now' });
    const sending = feedbackReducer(long, { kind: 'send' });
    expect(sending.isBusy).toBe(true);
    expect(feedbackReducer(sending, { kind: 'failed', fault: undefined })).toMatchObject({
      isBusy: false,
      suggestion: 'long enough now',
    });
    expect(feedbackReducer(sending, { kind: 'sent' })).toEqual({ ...emptyFeedback, step: 'sent' });
  });
});
