import { Alert, FormControlLabel, Radio, RadioGroup, TextField } from '@mui/material';
import type { ImportSummary } from '@podium/contract';
import { useState } from 'react';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { useText } from '../../language/text.ts';
import { isTotal, missingLines, missingTotal } from './missing-rows.ts';
import { QuizChanges } from './quiz-changes.tsx';

interface ImportQuestionProps {
  summary: ImportSummary | null;
  /** @param removes number of rows to remove; undefined: add and change only */
  onRun: (removes: number | undefined) => Promise<void>;
  onClose: () => void;
}

/** Confirms an import. What the file lacks is removed only if that is chosen and its number typed. */
export function ImportQuestion({ summary, onRun, onClose }: ImportQuestionProps) {
  const t = useText();
  const [removes, setRemoves] = useState(false);
  const [typed, setTyped] = useState('');
  const missing = summary?.missing ?? [];
  const total = missingTotal(missing);
  return (
    <DecisionDialog
      title={t('imports.runTitle')}
      text={t('imports.runText')}
      action={t('imports.run')}
      color={removes ? 'error' : 'primary'}
      isReady={!removes || isTotal(typed, total)}
      onConfirm={async () => onRun(removes ? total : undefined)}
      onClose={onClose}
    >
      <QuizChanges quizzes={summary?.quizzes} />
      {total > 0 && (
        <>
          <Alert severity="warning">
            {t('imports.missing.title', { count: total })}
            <ul>
              {missingLines(missing, t).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Alert>
          <RadioGroup
            value={removes ? 'remove' : 'keep'}
            onChange={(_, choice) => setRemoves(choice === 'remove')}
            aria-label={t('imports.missing.choice')}
          >
            <FormControlLabel value="keep" control={<Radio />} label={t('imports.missing.keep')} />
            <FormControlLabel
              value="remove"
              control={<Radio />}
              label={t('imports.missing.remove', { count: total })}
            />
          </RadioGroup>
          {removes && (
            <TextField
              label={t('imports.missing.type', { count: total })}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              required
              slotProps={{ htmlInput: { inputMode: 'numeric', dir: 'ltr', maxLength: 9 } }}
            />
          )}
        </>
      )}
    </DecisionDialog>
  );
}
