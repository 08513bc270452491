/** Lessons to finish before a course counts as passed: 80 % of three lessons is three. */
export function lessonsNeeded({ lessonCount, passPercent }: { lessonCount: number; passPercent: number }): number {
  return Math.ceil((lessonCount * passPercent) / 100);
}

/** A course without lessons cannot be passed. */
export function isPassed(course: { lessonCount: number; passPercent: number }, done: number): boolean {
  return course.lessonCount > 0 && done >= lessonsNeeded(course);
}
