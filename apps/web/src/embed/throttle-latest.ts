/** Ten per second: more than any page needs, few enough not to keep the frame busy. */
const defaultPauseMs = 100;

/**
 * Rate-limits messages from another page: handles the first one immediately, then the newest one after each pause. A
 * flood costs at most ten calls per second, and its last message is always handled.
 */
export function throttleLatest<Value>(act: (value: Value) => void, pauseMs = defaultPauseMs): (value: Value) => void {
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
