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
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { useText } from '../language/text.ts';

export type Choice = 'mine' | 'theirs';

interface ConflictLine {
  path: string;
  name: string;
  /** The version that is used unless the user decides otherwise. */
  choice: Choice;
  /** Both users changed it to different values. */
  isContested: boolean;
  mine: ReactNode;
  theirs: ReactNode;
}

interface ConflictDialogProps {
  /** The author and time of the other change. */
  text: string;
  lines: readonly ConflictLine[];
  /** @param choice the version to keep, for each path */
  onSettle: (choice: (path: string) => Choice) => void;
}

/** Resolves changes by two users: the differences line by line, with a choice of the version to keep. */
export function ConflictDialog({ text, lines, onSettle }: ConflictDialogProps) {
  const t = useText();
  const titleId = useId();
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const choiceOf = (path: string): Choice =>
    choices.get(path) ?? lines.find((line) => line.path === path)?.choice ?? 'mine';
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('drafts.merge.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{text}</DialogContentText>
        {lines.length === 0 && <Typography>{t('drafts.merge.same')}</Typography>}
        {lines.map((line) => (
          <Line
            key={line.path}
            line={line}
            choice={choiceOf(line.path)}
            onChoose={(choice) => setChoices(new Map(choices).set(line.path, choice))}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => onSettle(() => 'theirs')}>{t('drafts.merge.allTheirs')}</Button>
        <Button variant="contained" onClick={() => onSettle(choiceOf)}>
          {t('drafts.merge.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface LineProps {
  line: ConflictLine;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

function Line({ line, choice, onChoose }: LineProps) {
  const t = useText();
  const { name, isContested } = line;
  return (
    <Box component="fieldset" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, m: 0, minWidth: 0 }}>
      <legend>
        {name}
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
        aria-label={name}
        value={choice}
        onChange={(_, value) => onChoose(value as Choice)}
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {(['mine', 'theirs'] as const).map((side) => (
          <Box key={side}>
            <FormControlLabel value={side} control={<Radio size="small" />} label={t(`drafts.merge.${side}`)} />
            {line[side]}
          </Box>
        ))}
      </RadioGroup>
    </Box>
  );
}
