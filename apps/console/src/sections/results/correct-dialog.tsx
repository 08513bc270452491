import { isolate } from '@podium/i18n';
import { Alert, Checkbox, FormControlLabel } from '@mui/material';
import type { ResultSheet } from '@podium/contract';
import { useState } from 'react';
import { LanguageSelect } from '../../fields/language-select.tsx';
import { DecisionDialog } from '../../frame/decision-dialog.tsx';
import { useLanguage } from '../../language/language-store.ts';
import type { Language } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import { followingEdits } from './fed-values.ts';
import type { FedEdit } from './fed-values.ts';
import { resultsApi } from './results-api.ts';
import { entryState } from './sheet-state.ts';
import { useFedText } from './use-fed-text.ts';

interface CorrectDialogProps {
  sheet: ResultSheet;
  edits: readonly FedEdit[];
  onSaved: (sheet: ResultSheet) => void;
  onClose: () => void;
}

/** Shows what a correction changes, and asks for the reason, which is public, and its language. */
export function CorrectDialog({ sheet, edits, onSaved, onClose }: CorrectDialogProps) {
  const t = useText();
  const { fieldName, valueText } = useFedText();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [isLasting, setIsLasting] = useState(true);
  const following = followingEdits(sheet, edits);
  const [isFollowed, setIsFollowed] = useState(true);
  const all = isFollowed ? [...edits, ...following] : edits;
  const lineOf = (id: string) => sheet.lines.find(({ competitor }) => competitor.id === id)!;
  const changeText = ({ competitor, field, value, seen }: FedEdit): string =>
    t('results.fed.change', {
      name: isolate(lineOf(competitor).competitor.name),
      field: fieldName(field, lineOf(competitor).values.find((value) => value.field === field)?.name),
      before: isolate(valueText(field, seen)),
      after: isolate(valueText(field, value)),
    });
  return (
    <DecisionDialog
      title={t('results.fed.title')}
      text={t('results.fed.hint')}
      action={t('results.fed.correct')}
      reason={{ label: t('results.fed.reason'), isRequired: entryState(sheet.status) === 'official' }}
      changes={all.map(changeText)}
      onConfirm={async (reason, sendOnce) => {
        const correction = { edits: [...all], language, isLasting, ...(reason !== undefined && { reason }) };
        onSaved(await sendOnce(correction, async (body) => resultsApi.correct(sheet.unit.id, body)));
      }}
      onClose={onClose}
    >
      {following.length > 0 && (
        <Alert severity="warning">
          {t('results.fed.disagrees')}
          <FormControlLabel
            control={<Checkbox checked={isFollowed} onChange={({ target }) => setIsFollowed(target.checked)} />}
            label={t('results.fed.follow', { changes: following.map(changeText).join('; ') })}
          />
        </Alert>
      )}
      <LanguageSelect label={t('results.fed.language')} value={language} onChange={setLanguage} />
      <FormControlLabel
        control={<Checkbox checked={isLasting} onChange={({ target }) => setIsLasting(target.checked)} />}
        label={t('results.fed.isLasting')}
      />
    </DecisionDialog>
  );
}
