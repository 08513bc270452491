import '../../shared/elements/form/form.css';
import './feedback.css';
import { prepareToasts } from '@podium/ui';
import { useEffect, useReducer } from 'react';
import { useText } from '../../shared/shell/page-context.tsx';
import { SignInFirst } from '../../shared/people/user/sign-in-first.tsx';
import { SignedIn } from '../../shared/people/user/signed-in.tsx';
import { useUser } from '../../shared/reader/user-store.ts';
import { FeedbackDone } from './parts/feedback-done.tsx';
import { SentimentStep } from './parts/sentiment-step.tsx';
import { SuggestionStep } from './parts/suggestion-step.tsx';
import { emptyFeedback, feedbackReducer } from './state.ts';

export function FeedbackScreen() {
  const t = useText();
  return (
    <div className="screen">
      <section className="form-card">
        <h1 className="text-title">{t('screens.feedback.title')}</h1>
        <SignedIn instead={<SignInFirst text={t('screens.feedback.signInFirst')} />}>
          <Feedback />
        </SignedIn>
      </section>
    </div>
  );
}

function Feedback() {
  const [state, dispatch] = useReducer(feedbackReducer, emptyFeedback);
  const userId = useUser()?.userData?.id ?? '';
  useEffect(() => prepareToasts(), []);
  if (state.step === 'sentiment') return <SentimentStep state={state} dispatch={dispatch} />;
  if (state.step === 'suggestion') return <SuggestionStep state={state} dispatch={dispatch} userId={userId} />;
  return <FeedbackDone isQueued={state.step === 'kept'} onAgain={() => dispatch({ kind: 'again' })} />;
}
