/** The page that a code opens: a key of our own table of pages, never an address. */
export const qrTargets = [
  'trivia',
  'venue',
  'day',
  'discipline',
  'participant',
  'delegation',
  'feedback',
  'ranking',
] as const;
export type QrTarget = (typeof qrTargets)[number];

/** Returns whether the page needs an id: a venue does, the ranking does not. */
export const needsTargetId = (page: QrTarget): boolean => page !== 'feedback' && page !== 'ranking';

/** Reasons why a code does not count; used as messages of field faults. */
export const qrFaults = [
  'qrInvalid',
  'qrCard',
  'qrTooEarly',
  'qrExpired',
  'qrElsewhere',
  'qrNeedsPosition',
  'qrBusy',
] as const;
export type QrFault = (typeof qrFaults)[number];
