/** Ten a second: more than any page needs, fewer than would keep the frame busy. */
const defaultPauseMs = 100;

/**
 * Limits how often messages of another page are acted on: the first at once, then the newest after each pause. A flood costs no
 * more than ten actions a second, and its last message always counts.
 */
export function takeNewest<Value>(act: (value: Value) => void, pauseMs = defaultPauseMs): (value: Value) => void {
  let waiting: { value: Value } | undefined;
  let isPausing = false;
  const proceed = (): void => {
    const next = waiting;
    waiting = undefined;
    isPausing = next !== undefined;
    if (!next) return;
    setTimeout(proceed, pauseMs);
    act(next.value);
  };
  return (value) => {
    waiting = { value };
    if (!isPausing) proceed();
  };
}
