/**
 * Whether enough lessons are finished: `isPassed(['a', 'b', 'c'], new Set(['a', 'b']), 60)` is true. A course without
 * lessons cannot be passed.
 *
 * @param passPercent share of the lessons to finish
 */
export function isPassed(lessons: readonly string[], done: ReadonlySet<string>, passPercent: number): boolean {
  if (lessons.length === 0) return false;
  const finished = lessons.filter((lesson) => done.has(lesson)).length;
  return finished * 100 >= lessons.length * passPercent;
}
