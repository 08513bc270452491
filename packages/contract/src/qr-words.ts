/** What a code leads to: a key of our own table of pages, never an address. */
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

/** Whether a page is about one of many: a venue, but not the ranking. */
export const needsTargetId = (page: QrTarget): boolean => page !== 'feedback' && page !== 'ranking';

/** Why a code does not count: the messages of a field's faults. */
export const qrFaults = ['qrInvalid', 'qrTooEarly', 'qrExpired', 'qrElsewhere', 'qrNeedsPosition', 'qrBusy'] as const;
export type QrFault = (typeof qrFaults)[number];
