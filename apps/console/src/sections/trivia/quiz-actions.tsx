import { Button } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../frame/notices.ts';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { useNoticedSending } from '../../frame/use-noticed-sending.ts';
import { useText } from '../../language/text.ts';
import { section } from './section.ts';
import { QuizPreview } from './quiz-preview.tsx';
import { triviaApi } from './trivia-api.ts';
import type { QuizState } from './use-quiz.ts';

interface QuizActionsProps {
  state: QuizState;
  /** True if the quiz can be published. */
  isComplete: boolean;
  onIncomplete: () => void;
}

type PendingAction = 'publish' | 'withdraw' | 'remove' | 'preview';

export function QuizActions({ state, isComplete, onIncomplete }: QuizActionsProps) {
  const t = useText();
  const navigate = useNavigate();
  const { isSending, send } = useNoticedSending();
  const { savedQuiz, form, isDirty } = state;
  const [pendingAction, setPendingAction] = useState<PendingAction>();
  const close = (): void => setPendingAction(undefined);
  const publish = async (): Promise<void> => {
    const saved = isDirty ? await state.save() : savedQuiz;
    // The page shows why saving failed.
    if (!saved) return;
    state.setSavedQuiz(await triviaApi.publish(savedQuiz.id, saved.version));
    notify(t('trivia.publishDone'), { type: 'success' });
  };
  const withdraw = async (reason: string | undefined): Promise<void> => {
    state.setSavedQuiz(await triviaApi.withdraw(savedQuiz.id, savedQuiz.version, reason ?? ''));
    notify(t('trivia.withdrawDone'), { type: 'success' });
  };
  const duplicate = async (): Promise<void> => {
    const copy = await triviaApi.duplicate(savedQuiz.id);
    notify(t('trivia.duplicateDone'), { type: 'success' });
    void navigate(`${section.address}/${copy.id}`);
  };
  const remove = async (): Promise<void> => {
    await triviaApi.remove(savedQuiz.id, savedQuiz.version);
    state.forget();
    notify(t('trivia.removeDone'), { type: 'success' });
    void navigate(section.address);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setPendingAction('preview')}>
        {t('drafts.preview.open')}
      </Button>
      <Button variant="outlined" disabled={isDirty || isSending} onClick={() => void send(duplicate)}>
        {t('trivia.duplicate')}
      </Button>
      {savedQuiz.state === 'draft' && (
        <Button variant="outlined" color="error" onClick={() => setPendingAction('remove')}>
          {t('trivia.removeDraft')}
        </Button>
      )}
      {savedQuiz.state === 'published' && (
        <Button variant="outlined" color="error" disabled={isDirty} onClick={() => setPendingAction('withdraw')}>
          {t('trivia.withdraw')}
        </Button>
      )}
      {savedQuiz.state !== 'published' && (
        <Button
          variant="contained"
          onClick={() => {
            if (isComplete) setPendingAction('publish');
            else {
              onIncomplete();
              notify(t('trivia.incomplete'), { type: 'warning' });
            }
          }}
        >
          {t('drafts.publish')}
        </Button>
      )}
      {pendingAction === 'preview' && <QuizPreview form={form} onClose={close} />}
      {pendingAction === 'publish' && (
        <DecisionDialog
          title={t('trivia.publishTitle')}
          text={t('trivia.publishText')}
          action={t('drafts.publish')}
          onConfirm={publish}
          onClose={close}
        />
      )}
      {pendingAction === 'withdraw' && (
        <DecisionDialog
          title={t('trivia.withdrawTitle')}
          text={t('trivia.withdrawText')}
          action={t('trivia.withdraw')}
          color="error"
          reason={{ label: t('frame.reason'), isRequired: true }}
          onConfirm={withdraw}
          onClose={close}
        />
      )}
      {pendingAction === 'remove' && (
        <DecisionDialog
          title={t('trivia.removeTitle')}
          text={t('drafts.discardNewText')}
          action={t('trivia.removeDraft')}
          color="error"
          onConfirm={remove}
          onClose={close}
        />
      )}
    </>
  );
}
