import { ButtonBase } from '@mui/material';
import type { DeskUnit } from '@podium/contract';
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { isContradicted } from './day-filter.ts';
import { stepMinutes, roundToStep } from './board-layout.ts';
import type { Move } from './board-layout.ts';

/** Movement below this is a click, even if the hand trembles. */
const minPixels = 6;

interface BoardBlockProps {
  unit: DeskUnit;
  helpId: string;
  move: Move;
  isMoving: boolean;
  courtCount: number;
  minuteHeight: number;
  /** Negative if columns run from right to left. */
  courtWidth: number;
  onMove: (move: Move | undefined) => void;
  onDrop: (move: Move) => void;
  style: CSSProperties;
  children: ReactNode;
}

/** A contest on the board. A mouse drags it anywhere, a finger by its handle, so that the board can be scrolled. */
export function BoardBlock({
  unit,
  helpId,
  move,
  isMoving,
  courtCount,
  minuteHeight,
  courtWidth,
  onMove,
  onDrop,
  style,
  children,
}: BoardBlockProps) {
  const pressed = useRef<{ x: number; y: number; isDragged: boolean }>(undefined);
  const moveTo = (minutes: number, courts: number): Move => ({
    ...move,
    minutes,
    courts: Math.min(Math.max(courts, -move.from), courtCount - 1 - move.from),
  });
  const handlePointerDown = (event: PointerEvent<HTMLElement>): void => {
    const isHandle = event.target instanceof Element && event.target.closest('[data-handle]') !== null;
    if (!unit.mayEdit || event.button !== 0 || (event.pointerType === 'touch' && !isHandle)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pressed.current = { x: event.clientX, y: event.clientY, isDragged: false };
  };
  const handlePointerMove = (event: PointerEvent): void => {
    const from = pressed.current;
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!from.isDragged && Math.hypot(x, y) < minPixels) return;
    from.isDragged = true;
    onMove(moveTo(roundToStep(y / minuteHeight), Math.round(x / courtWidth)));
  };
  const handlePointerUp = (): void => {
    if (pressed.current?.isDragged && isMoving) onDrop(move);
  };
  const handlePointerCancel = (): void => {
    pressed.current = undefined;
    onMove(undefined);
  };
  const handleClick = (): void => {
    // The end of a drag also fires a click.
    if (!pressed.current?.isDragged) onDrop(move);
    pressed.current = undefined;
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isMoving) {
      event.stopPropagation();
      onMove(undefined);
      return;
    }
    const aside = courtWidth > 0 ? 1 : -1;
    const steps: Readonly<Record<string, readonly [number, number]>> = {
      ArrowUp: [-stepMinutes, 0],
      ArrowDown: [stepMinutes, 0],
      ArrowLeft: [0, -aside],
      ArrowRight: [0, aside],
    };
    const step = steps[event.key];
    if (!step || !unit.mayEdit) return;
    event.preventDefault();
    onMove(moveTo(move.minutes + step[0], move.courts + step[1]));
  };
  return (
    <ButtonBase
      aria-describedby={helpId}
      disabled={!unit.mayEdit}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerUp}
      onPointerCancel={handlePointerCancel}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      onBlur={() => isMoving && pressed.current === undefined && onMove(undefined)}
      style={style}
      sx={{
        position: 'absolute',
        zIndex: isMoving ? 2 : 1,
        display: 'flex',
        alignItems: 'flex-start',
        justifyContent: 'flex-start',
        fontFamily: 'inherit',
        overflow: 'hidden',
        textAlign: 'start',
        px: 0.75,
        py: 0.25,
        paddingInlineEnd: 2.5,
        fontSize: '0.8125rem',
        lineHeight: 1.3,
        border: 1,
        borderRadius: 1,
        bgcolor: 'action.selected',
        color: 'text.primary',
        borderColor: isContradicted(unit) ? 'warning.main' : unit.edits.length > 0 ? 'info.main' : 'primary.main',
        borderWidth: unit.edits.length > 0 ? 2 : 1,
        boxShadow: isMoving ? 6 : 0,
        cursor: isMoving ? 'grabbing' : 'grab',
        userSelect: 'none',
      }}
    >
      <span>{children}</span>
    </ButtonBase>
  );
}
