import {
  Box,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import type { Kind } from '@podium/content';
import { useState } from 'react';
import type { MergeLine } from '../fields/units.ts';
import { useFormats } from '../language/formats.ts';
import { useText } from '../language/text.ts';
import type { DraftState } from './draft-keeper.ts';
import { usePathName } from './path-name.ts';
import { ShownValue } from './shown-value.tsx';

interface MergeDialogProps {
  kind: Kind;
  conflict: NonNullable<DraftState['conflict']>;
  onSettle: (lines: readonly MergeLine[]) => void;
}

/** Resolves changes by two users: the differences line by line, with a choice of the version to keep. */
export function MergeDialog({ kind, conflict: { by, at, lines }, onSettle }: MergeDialogProps) {
  const t = useText();
  const { dateTime } = useFormats();
  const pathName = usePathName(kind);
  const [choices, setChoices] = useState<Readonly<Record<string, MergeLine['choice']>>>({});
  const resolvedLines = lines.map((line) => ({ ...line, choice: choices[line.path] ?? line.choice }));
  const name = `\u2068${by?.username ?? t('drafts.merge.someone')}\u2069`;
  const setChoice = (path: string, choice: MergeLine['choice']): void => setChoices({ ...choices, [path]: choice });
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby="merge-title">
      <DialogTitle id="merge-title">{t('drafts.merge.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>
          {at === undefined ? t('drafts.merge.gone') : t('drafts.merge.text', { name, time: dateTime(at) })}
        </DialogContentText>
        {lines.length === 0 && <Typography>{t('drafts.merge.same')}</Typography>}
        {resolvedLines.map(({ path, mine, theirs: other, choice, isContested }) => (
          <Box
            key={path}
            component="fieldset"
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, m: 0, minWidth: 0 }}
          >
            <legend>
              {pathName(path)}
              {isContested && (
                <Chip
                  size="small"
                  color="warning"
                  variant="outlined"
                  label={t('drafts.merge.both')}
                  sx={{ marginInlineStart: 1 }}
                />
              )}
            </legend>
            <RadioGroup
              aria-label={pathName(path)}
              value={choice}
              onChange={(_, value) => setChoice(path, value as MergeLine['choice'])}
              sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
            >
              {(['mine', 'theirs'] as const).map((side) => (
                <FormControlLabel
                  key={side}
                  value={side}
                  control={<Radio size="small" />}
                  sx={{ alignItems: 'flex-start', minWidth: 0, '& .MuiFormControlLabel-label': { minWidth: 0 } }}
                  label={
                    <>
                      <Typography variant="caption" component="span" color="text.secondary" sx={{ display: 'block' }}>
                        {t(`drafts.merge.${side}`)}
                      </Typography>
                      <ShownValue kind={kind} path={path} value={side === 'mine' ? mine : other} />
                    </>
                  }
                />
              ))}
            </RadioGroup>
          </Box>
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => onSettle(lines.map((line) => ({ ...line, choice: 'theirs' })))}>
          {t('drafts.merge.allTheirs')}
        </Button>
        <Button variant="contained" onClick={() => onSettle(resolvedLines)}>
          {t('drafts.merge.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
