import type { ScorerStep } from '@podium/contract';
import { Button, Icon } from '@podium/ui';
import { useState } from 'react';
import { useText } from '../../../shared/shell/page-context.tsx';
import { useOpenQuestions } from '../open-questions.ts';
import { isNote, isQuestion } from '../score-keeper.ts';
import type { ScoreState } from '../score-keeper.ts';

interface SentStateProps {
  state: ScoreState;
  retry: () => void;
  forgetRefused: () => void;
  answer: (step: ScorerStep, counts: boolean) => void;
  stepName: (step: ScorerStep) => string;
}

/** Shows which steps the server has received and refused. */
export function SentState({ state, retry, forgetRefused, answer, stepName }: SentStateProps) {
  const t = useText();
  const { steps, trouble, isStored, sheet } = state;
  const refused = state.refused.filter(isNote);
  const questions = state.refused.filter(isQuestion);
  const isEnded = trouble === 'ended';
  const openCount = useOpenQuestions();
  const isWaiting = steps.length > 0 || isEnded || openCount > 0;
  return (
    <div className="score-sent">
      <div className={isWaiting ? 'score-state is-waiting' : 'score-state'}>
        <Icon name={trouble === 'offline' ? 'offline' : isEnded ? 'warning' : isWaiting ? 'clock' : 'tick'} />
        <p aria-live="polite">
          {isEnded
            ? t('screens.score.ended')
            : steps.length > 0
              ? t('screens.score.waiting', { count: steps.length })
              : openCount > 0
                ? t('screens.score.unanswered', { count: openCount })
                : sheet
                  ? t('screens.score.allSent')
                  : t('screens.score.notReached')}
          {trouble === 'offline' && ` ${t('screens.score.offline')}`}
        </p>
        {trouble && (
          <Button look="quiet" onClick={retry}>
            {t('action.retry')}
          </Button>
        )}
      </div>
      {!isStored && <p className="score-note is-fault">{t('screens.score.notStored')}</p>}
      {isEnded && steps.length > 0 && <Unsent steps={steps} stepName={stepName} />}
      {questions.map(({ step }) => (
        <div key={step.id} role="alert" className="score-note">
          <p>{t('screens.score.sameScore', { name: `\u2068${stepName(step)}\u2069` })}</p>
          <Button look="main" onClick={() => answer(step, false)}>
            {t('screens.score.sameOne')}
          </Button>
          <Button onClick={() => answer(step, true)}>{t('screens.score.another')}</Button>
        </div>
      ))}
      {refused.length > 0 && (
        <div role="alert" className="score-note is-fault">
          <h2>{t('screens.score.refused')}</h2>
          <ul>
            {refused.map(({ step, message }) => (
              <li key={step.id}>
                <bdi>{stepName(step)}</bdi>: {t(`screens.score.fault.${message}`)}
              </li>
            ))}
          </ul>
          <Button onClick={forgetRefused}>{t('screens.score.understood')}</Button>
        </div>
      )}
    </div>
  );
}

/** Lists unsent entries, and copies them if the browser can, so that the organizer can enter them. */
function Unsent({ steps, stepName }: Pick<SentStateProps, 'stepName'> & { steps: readonly ScorerStep[] }) {
  const t = useText();
  const [copied, setCopied] = useState<'copied' | 'copyFailed'>();
  const text = steps.map((step) => `${step.at} ${stepName(step)}`).join('\n');
  const copy = async (): Promise<void> => {
    // Missing on pages without TLS.
    const { clipboard } = navigator as { clipboard?: Clipboard };
    const isCopied = await clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(isCopied ? 'copied' : 'copyFailed');
  };
  return (
    <div className="score-note">
      <p>{t('screens.score.keptHere', { count: steps.length })}</p>
      <Button onClick={() => void copy()}>{t('screens.score.copy')}</Button>
      <p aria-live="polite">{copied && t(`screens.score.${copied}`)}</p>
      {copied === 'copyFailed' && <textarea readOnly rows={6} value={text} aria-label={t('screens.score.copy')} />}
    </div>
  );
}
