/**
 * The known word that was most likely meant, undefined if none is similar: up to one typing error per three letters
 * is similar. Two swapped letters are one error. `nearestWord('SWM-FNAL', ids)` is `SWM-FINAL`.
 */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  const limit = Math.min(3, Math.floor(word.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance && candidate !== word) {
      best = candidate;
      bestDistance = distance;
      if (distance <= 1) break;
    }
  }
  return best;
}

/** Number of insertions, deletions, replacements and swaps of neighbors; at least `limit` if there are more. */
export function editDistance(one: string, other: string, limit: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const current = [i];
    let smallest = i;
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1);
      current.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest >= limit) return limit;
    before = previous;
    previous = current;
  }
  return previous[other.length]!;
}
