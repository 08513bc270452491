/** Caches a result for a time after it is available; concurrent callers share one computation. */
export function cachedFor<Answer>(ms: number, make: () => Promise<Answer>): () => Promise<Answer> {
  let cached: { answer: Promise<Answer>; until: number } | undefined;
  return async () => {
    if (!cached || performance.now() > cached.until) {
      const fresh = { answer: make(), until: Infinity };
      cached = fresh;
      const end = (): void => void (fresh.until = performance.now() + ms);
      fresh.answer.then(end, () => (cached = undefined));
    }
    return cached.answer;
  };
}
