/** Codes of the feed that several sports share and every reader should have in words; others are shown as they are. */

/** How a unit was decided. */
export const namedDecisions = [
  'IPP',
  'WAZ',
  'YUK',
  'HSM',
  'TOUCHES',
  'PTF',
  'PTG',
  'SUP',
  'GDP',
  'RSC',
  'WDR',
  'DSQ',
  'PUN',
  'Y',
  'N',
] as const;

/** Actions that are none of the specification's types. */
export const namedActions = ['REB', 'TO', 'STEAL', 'BLOCK', 'TOUT', 'STARTP', 'ENDP'] as const;
