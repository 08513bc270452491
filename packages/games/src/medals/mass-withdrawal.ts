/** No single jury decision withdraws more than this. */
const mostAwards = 10;
const mostShare = 0.05;
/** In small Games one or two medals can already be 5 %. */
const leastAwards = 3;

/**
 * Whether so many medals are missing that the feed is probably wrong: more than ten, or at least three and more than
 * 5 % of all. `isMassWithdrawal(1, 16)` is false, `isMassWithdrawal(4, 60)` true.
 */
export function isMassWithdrawal(takenBack: number, all: number): boolean {
  return takenBack > mostAwards || (takenBack >= leastAwards && takenBack > all * mostShare);
}
