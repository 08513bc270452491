/** An answer that is good for a while: made once however many ask, and again when it is older than that. */
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
