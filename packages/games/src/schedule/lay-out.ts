/** Time and place of one contest of a stage. */
export interface ScheduledContest {
  key: string;
  /** Minutes after the start of the first contest. */
  minute: number;
  /** Index of the court. */
  court: number;
}

/**
 * Assigns contests to courts. Contests of a stage follow each other on a court without overlap; a stage begins when
 * the previous one is finished, so that no competitor plays twice at the same time.
 *
 * @param boards contests that one court holds at once
 */
export function layOut(
  stages: readonly (readonly string[])[],
  {
    minutes,
    breakMinutes,
    courts,
    boards = 1,
  }: { minutes: number; breakMinutes: number; courts: number; boards?: number },
): ScheduledContest[] {
  const scheduled: ScheduledContest[] = [];
  let from = 0;
  for (const keys of stages) {
    const atOnce = Math.max(1, Math.min(courts * boards, keys.length));
    for (const [index, key] of keys.entries())
      scheduled.push({
        key,
        minute: from + Math.floor(index / atOnce) * (minutes + breakMinutes),
        court: index % courts,
      });
    from += Math.ceil(keys.length / atOnce) * (minutes + breakMinutes);
  }
  return scheduled;
}
