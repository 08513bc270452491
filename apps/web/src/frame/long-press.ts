import type { MouseEvent } from 'react';

const LONG_PRESS_MS = 500;

let timer: ReturnType<typeof setTimeout> | undefined;
let isHeld = false;

const stop = () => clearTimeout(timer);
/** Whoever has held it does not follow it too. */
const stay = (event: MouseEvent) => {
  if (isHeld) event.preventDefault();
};

/** N11: what is held for half a second does something else than what is tapped. There is a button for the same elsewhere. */
export const longPress = (onHold: () => unknown) => ({
  onPointerDown: () => {
    isHeld = false;
    stop();
    timer = setTimeout(() => {
      isHeld = true;
      onHold();
    }, LONG_PRESS_MS);
  },
  onPointerUp: stop,
  onPointerLeave: stop,
  onPointerCancel: stop,
  onClick: stay,
  onContextMenu: stay,
});
