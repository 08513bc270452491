import { Box, TextField, Typography } from '@mui/material';
import { unseen } from '../../look/unseen.ts';
import type { EntryOrder } from '@podium/ui/entry-grid';
import { handleCellKey } from '@podium/ui/entry-grid';
import { useState } from 'react';

interface CellFieldProps {
  row: number;
  column: number;
  order: EntryOrder;
  /** The value that is stored. It replaces what is shown when it changes, unless the field has the focus. */
  stored: string;
  label: string;
  /** Shown above the field, where the whole label is longer than the field. */
  shortLabel?: string | undefined;
  isLabelVisible?: boolean;
  placeholder?: string | undefined;
  width: number;
  maxLength?: number;
  isDisabled?: boolean;
  /** Enter leaves the field out. */
  isSkipped?: boolean;
  onSave: (text: string) => void;
}

/** A field of a form that the keyboard goes through: leaving it saves it, Escape shows again what is stored. */
export function CellField({
  row,
  column,
  order,
  stored,
  label,
  shortLabel,
  isLabelVisible = false,
  placeholder,
  width,
  maxLength = 12,
  isDisabled = false,
  isSkipped = false,
  onSave,
}: CellFieldProps) {
  const [text, setText] = useState(stored);
  const [lastStored, setLastStored] = useState(stored);
  const [hasFocus, setHasFocus] = useState(false);
  /** The last saved text. */
  const [sent, setSent] = useState<string>();
  if (lastStored !== stored) {
    setLastStored(stored);
    // Stored as the sport writes it: what was typed would be saved again on leaving the field.
    if (!hasFocus || text === lastStored || text.trim() === sent) setText(stored);
  }
  const save = (): void => {
    if (text.trim() === stored) return;
    setSent(text.trim());
    onSave(text.trim());
  };
  const heading = isLabelVisible ? label : shortLabel;
  // A disabled field is hard to read, so its value is shown as text.
  if (isDisabled)
    return (
      <Box sx={{ minWidth: 56, maxWidth: width }}>
        {heading !== undefined && (
          <Typography variant="caption" component="p" color="text.secondary" aria-hidden>
            {heading}
          </Typography>
        )}
        <Typography component="p">
          <Box component="span" sx={unseen}>
            {label}:{' '}
          </Box>
          <bdi dir="ltr">{stored || '–'}</bdi>
        </Typography>
      </Box>
    );
  return (
    <TextField
      size="small"
      value={text}
      {...(heading !== undefined && { label: heading })}
      onChange={({ target }) => setText(target.value)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => {
        setHasFocus(false);
        save();
      }}
      onKeyDown={(event) => {
        if (!(event.target instanceof HTMLInputElement)) return;
        const { key, target } = event;
        handleCellKey(
          { key, currentTarget: target, preventDefault: () => event.preventDefault() },
          { order, onReset: () => setText(stored), onLast: save },
        );
      }}
      slotProps={{
        ...(heading !== undefined && { inputLabel: { shrink: true } }),
        htmlInput: {
          dir: 'ltr',
          maxLength,
          placeholder,
          'data-row': row,
          'data-column': column,
          'data-skipped': isSkipped,
          ...(!isLabelVisible && { 'aria-label': label }),
        },
      }}
      sx={{ width }}
    />
  );
}
