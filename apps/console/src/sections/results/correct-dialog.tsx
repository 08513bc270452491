import { Box, MenuItem, TextField } from '@mui/material';
import type { ResultSheet } from '@podium/contract';
import { languages } from '@podium/i18n';
import { useState } from 'react';
import { randomId } from '../../api/random-id.ts';
import { ReasonDialog } from '../../frame/reason-dialog.tsx';
import { useLanguage } from '../../language/language-store.ts';
import type { Language } from '../../language/language-store.ts';
import { useText } from '../../language/text.ts';
import type { FedEdit } from './fed-values.ts';
import { resultsApi } from './results-api.ts';
import { entryState } from './sheet-state.ts';
import { useFedText } from './use-fed-text.ts';

const isolated = (text: string): string => `\u2068${text}\u2069`;

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
  const ownLanguage = useLanguage();
  const [language, setLanguage] = useState<Language>(ownLanguage);
  const [nonce] = useState(randomId);
  const nameOf = (id: string): string => sheet.lines.find(({ competitor }) => competitor.id === id)!.competitor.name;
  return (
    <ReasonDialog
      title={t('results.fed.title')}
      text={t('results.fed.hint')}
      action={t('results.fed.correct')}
      reason={{ label: t('results.fed.reason'), isRequired: entryState(sheet.status) === 'official' }}
      onConfirm={async (reason) => {
        const body = { edits: [...edits], nonce, language, ...(reason !== undefined && { reason }) };
        onSaved(await resultsApi.correct(sheet.unit.id, body));
      }}
      onClose={onClose}
    >
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {edits.map(({ competitor, field, value, seen }) => (
          <li key={`${competitor} ${field}`}>
            {t('results.fed.change', {
              name: isolated(nameOf(competitor)),
              field: fieldName(field),
              before: isolated(valueText(field, seen)),
              after: isolated(valueText(field, value)),
            })}
          </li>
        ))}
      </Box>
      <TextField
        select
        label={t('results.fed.language')}
        value={language}
        onChange={({ target }) => setLanguage(languages.find(({ tag }) => tag === target.value)?.tag ?? ownLanguage)}
      >
        {languages.map(({ tag, ownName }) => (
          <MenuItem key={tag} value={tag} lang={tag}>
            {ownName}
          </MenuItem>
        ))}
      </TextField>
    </ReasonDialog>
  );
}
