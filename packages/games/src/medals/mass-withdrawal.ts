/** Maximum number of medals that a single jury decision withdraws. */
const maxAwards = 10;
const maxShare = 0.05;
/** Minimum, because in small Games one or two medals can already be 5 %. */
const minAwards = 3;

/**
 * Returns whether so many medals are missing that the feed is probably wrong: more than ten, or at least three and more than
 * 5 % of all. `isMassWithdrawal(1, 16)` is false, `isMassWithdrawal(4, 60)` is true.
 */
export function isMassWithdrawal(retractedCount: number, total: number): boolean {
  return retractedCount > maxAwards || (retractedCount >= minAwards && retractedCount > total * maxShare);
}
