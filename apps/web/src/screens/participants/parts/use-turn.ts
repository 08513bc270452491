import { useEffect, useState } from 'react';

/** So many rows a slow phone fills within a frame; a page brings sixty at once. */
const IN_A_FRAME = 4;

const waiting = new Set<() => void>();
let request = 0;

function giveTurns(): void {
  request = 0;
  for (const take of [...waiting].slice(0, IN_A_FRAME)) {
    waiting.delete(take);
    take();
  }
  if (waiting.size > 0) request = requestAnimationFrame(giveTurns);
}

/** Whether a row is to be filled: at once where it was made with what it shows, else when it is its turn. */
export function useTurn(isReady: boolean): boolean {
  const [hasTurn, setTurn] = useState(isReady);
  useEffect(() => {
    if (!isReady || hasTurn) return undefined;
    const take = () => setTurn(true);
    waiting.add(take);
    request ||= requestAnimationFrame(giveTurns);
    return () => void waiting.delete(take);
  }, [isReady, hasTurn]);
  return isReady && hasTurn;
}
