export interface CupSearch {
  /** Id of the side that the chart highlights. */
  side?: string;
}

export const readCupSearch = (search: Record<string, unknown>): CupSearch => ({
  side: typeof search['side'] === 'string' && search['side'] !== '' ? search['side'].slice(0, 80) : undefined,
});
