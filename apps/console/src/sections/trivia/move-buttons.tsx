import { Box, IconButton } from '@mui/material';
import { useRef } from 'react';
import { useText } from '../../language/text.ts';
import { ArrowDownIcon, ArrowUpIcon, DeleteIcon } from '../../look/icons.tsx';

interface MoveButtonsProps {
  /** Name of the item to move: “Question 2”. */
  name: string;
  index: number;
  count: number;
  isDisabled: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Moves an item of a list up or down, or removes it. */
export function MoveButtons({ name, index, count, isDisabled, onMove, onRemove }: MoveButtonsProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const move = (to: number, place: 0 | 1): void => {
    onMove(to);
    // The element was moved in the document and has lost its focus; at either end, the other button takes it.
    requestAnimationFrame(() => {
      const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
      (buttons[place]?.disabled ? buttons[1 - place] : buttons[place])?.focus();
    });
  };
  return (
    <Box ref={box} sx={{ display: 'flex', flexShrink: 0 }}>
      <IconButton
        size="small"
        aria-label={t('trivia.moveUp', { name })}
        disabled={isDisabled || index === 0}
        onClick={() => move(index - 1, 0)}
      >
        <ArrowUpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('trivia.moveDown', { name })}
        disabled={isDisabled || index === count - 1}
        onClick={() => move(index + 1, 1)}
      >
        <ArrowDownIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={t('trivia.remove', { name })} disabled={isDisabled} onClick={onRemove}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
