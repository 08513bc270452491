import { Box, Button, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { useText } from '../../../language/text.ts';
import { panel } from '../../../look/panel.ts';

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const accepted = `.xlsx,.xlsm,.ods,.csv,.tsv,.txt,text/csv,${workbookType},application/vnd.oasis.opendocument.spreadsheet`;

interface FileChoiceProps {
  isReading: boolean;
  /** Saves an empty spreadsheet. */
  onTemplate?: () => void;
  onFile: (file: Blob, name: string) => void;
}

/** A file is chosen, dropped, or its cells are pasted. */
export function FileChoice({ isReading, onTemplate, onFile }: FileChoiceProps) {
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [pasted, setPasted] = useState('');
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !isReading) onFile(file, file.name);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        ...panel,
        borderStyle: 'dashed',
        p: 2,
        display: 'grid',
        gap: 2,
        ...(isOver && { borderColor: 'primary.main' }),
      }}
    >
      <input
        ref={picker}
        type="file"
        hidden
        accept={accepted}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file, file.name);
          target.value = '';
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button variant="contained" disabled={isReading} onClick={() => picker.current?.click()}>
          {isReading ? t('own-sheets.reading') : t('own-sheets.choose')}
        </Button>
        <Typography color="text.secondary">{t('own-sheets.drop')}</Typography>
        {onTemplate && <Button onClick={onTemplate}>{t('own-sheets.template')}</Button>}
      </Box>
      <TextField
        label={t('own-sheets.paste')}
        helperText={t('own-sheets.pasteHint')}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
        multiline
        minRows={2}
        maxRows={8}
        fullWidth
        slotProps={{ htmlInput: { dir: 'auto', spellCheck: false } }}
      />
      {pasted.trim() !== '' && (
        <Button
          variant="outlined"
          disabled={isReading}
          onClick={() => onFile(new Blob([pasted]), '')}
          sx={{ justifySelf: 'start' }}
        >
          {t('own-sheets.read')}
        </Button>
      )}
    </Box>
  );
}
