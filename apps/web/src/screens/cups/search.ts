export interface CupSearch {
  /** Id of the side that the chart highlights. */
  side?: string;
}

/** Codes of delegations, and ids of teams of them. */
const sideId = /^[\w.-]{1,64}$/u;

export const readCupSearch = ({ side }: Record<string, unknown>): CupSearch => ({
  side: typeof side === 'string' && sideId.test(side) ? side : undefined,
});
