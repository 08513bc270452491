/** Codes of the feed that several sports share and every reader should have in words; others are shown as they are. */

/** Facts of a unit, and what they say. */
export const namedFacts = [
  'RES_CODE',
  'TECH_CODE',
  'GOLD_SCORE',
  'TIME',
  'TEMPERATURE',
  'HUMIDITY',
  'WEATHER',
] as const;
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
