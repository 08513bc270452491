import type { EntryOrder } from '@podium/ui/entry-grid';
import { handleCellKey } from '@podium/ui/entry-grid';
import { useState } from 'react';

interface ScoreCellProps {
  row: number;
  column: number;
  order: EntryOrder;
  /** The value that is stored. It replaces what is shown when it changes: saved elsewhere, or undone. */
  stored: string;
  label: string;
  placeholder?: string | undefined;
  className?: string;
  maxLength?: number;
  inputMode?: 'text' | 'decimal';
  isDisabled?: boolean;
  /** Shown, but not to be changed: a field that is disabled would lose the focus to the page. */
  isReadOnly?: boolean;
  /** Enter leaves the field out. */
  isSkipped?: boolean;
  onSave: (text: string) => void;
}

/** An input that is saved when the focus leaves it; Escape restores the stored value. */
export function ScoreCell({
  row,
  column,
  order,
  stored,
  label,
  placeholder,
  className,
  maxLength = 12,
  inputMode = 'text',
  isDisabled = false,
  isReadOnly = false,
  isSkipped = false,
  onSave,
}: ScoreCellProps) {
  const [text, setText] = useState(stored);
  const [lastStored, setLastStored] = useState(stored);
  if (lastStored !== stored) {
    setLastStored(stored);
    setText(stored);
  }
  const save = (): void => {
    if (text.trim() !== stored) onSave(text.trim());
  };
  return (
    <input
      type="text"
      dir="ltr"
      inputMode={inputMode}
      enterKeyHint="next"
      autoComplete="off"
      maxLength={maxLength}
      value={text}
      placeholder={placeholder}
      className={className}
      disabled={isDisabled}
      readOnly={isReadOnly}
      aria-label={label}
      data-row={row}
      data-column={column}
      data-skipped={isSkipped}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={(event) => handleCellKey(event, { order, onReset: () => setText(stored), onLast: save })}
      onBlur={save}
    />
  );
}
