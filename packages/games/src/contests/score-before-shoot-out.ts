/**
 * The score without the goals of a shoot-out. Some sources add them: `5–4` with a shoot-out of `4–3` is `1–1`. A
 * shoot-out follows a level score only, so a score that is level without it included it.
 */
export function scoreBeforeShootOut(
  score: readonly [string, string],
  tally: readonly [string, string],
): readonly [string, string] {
  const before = Number(score[0]) - Number(tally[0]);
  const isSum = score[0] !== score[1] && before === Number(score[1]) - Number(tally[1]) && before >= 0;
  return isSum ? [String(before), String(before)] : score;
}
