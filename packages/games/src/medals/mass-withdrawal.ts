/** No single decision of a jury takes back more than this. */
const mostAwards = 10;
const mostShare = 0.05;
/** In small Games one or two medals are soon 5 %. */
const leastAwards = 3;

/**
 * Whether so many medals are missing that the feed is to be doubted rather than believed: more than ten, or more than 5 %
 * of all and at least three. `isMassWithdrawal(1, 16)` is false, `isMassWithdrawal(4, 60)` true.
 */
export function isMassWithdrawal(takenBack: number, all: number): boolean {
  return takenBack > mostAwards || (takenBack >= leastAwards && takenBack > all * mostShare);
}
