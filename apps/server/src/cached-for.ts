/** Caches a result for a time after it is available; concurrent callers share one computation. */
export function cachedFor<Answer>(ms: number, make: () => Promise<Answer>): () => Promise<Answer> {
  let kept: { answer: Promise<Answer>; until: number } | undefined;
  return async () => {
    if (!kept || performance.now() > kept.until) {
      const fresh = { answer: make(), until: Infinity };
      kept = fresh;
      const end = (): void => void (fresh.until = performance.now() + ms);
      fresh.answer.then(end, () => (kept = undefined));
    }
    return kept.answer;
  };
}
