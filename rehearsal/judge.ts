/** Compares measurements with the expectations of a scenario. */
import type { Expectations } from './scenario.ts';

export interface Measured {
  sent: number;
  acknowledged: number;
  lost: number;
  storedTwice: number;
  quarantined: number;
  brokenTaken: number;
  duplicates: number;
  notices: number;
  /** Number of responses to the sender that no fault explains: other than 200, 401, 413, 422, 429, 503, 507 or none. */
  oddAnswers: number;
  reads: number;
  readsFailed: number;
  readP99Ms: number;
  readGapMs: number;
  writeGapMs: number;
  settledMs: number;
  readyMs: readonly number[];
  readers: number;
  readersWithGaps: number;
  resets: number;
  largestLag: number;
  alarms: readonly string[];
  alarmsLeft: readonly string[];
  differentTables: readonly string[];
  differentDocuments: readonly string[];
  differsFromReplay: boolean;
  /** Number of processes that ended unexpectedly. */
  ended: number;
  /** Problems of the steps. */
  problems: readonly string[];
}

export interface Check {
  what: string;
  value: string;
  limit: string;
  isMet: boolean;
}

/** All applicable checks, passed or failed. */
export function judge(measured: Measured, expected: Expectations): Check[] {
  const { same, readers } = expected;
  const isNone = (what: string, value: number | readonly string[]): Check => {
    const list = typeof value === 'number' ? undefined : value;
    const number = list?.length ?? Number(value);
    const examples = list && number > 0 ? `: ${list.slice(0, 3).join('; ')}` : '';
    return { what, value: `${number}${examples}`, limit: '0', isMet: number === 0 };
  };
  const atMost = (what: string, value: number, limit: number | undefined, unit = ''): Check[] =>
    limit === undefined
      ? []
      : [{ what, value: `${Math.round(value)}${unit}`, limit: `≤ ${limit}${unit}`, isMet: value <= limit }];
  const missingAlarms = expected.alarms.filter((kind) => !measured.alarms.includes(kind));
  return [
    isNone('acknowledged messages lost', measured.lost),
    isNone('messages stored twice', measured.storedTwice),
    ...atMost('messages quarantined', measured.quarantined, measured.brokenTaken),
    isNone('unexpected answers to the sender', measured.oddAnswers),
    same === 'tables'
      ? isNone('tables unlike an undisturbed run', measured.differentTables)
      : {
          what: 'tables equal the replay',
          value: measured.differsFromReplay ? 'no' : 'yes',
          limit: 'yes',
          isMet: !measured.differsFromReplay,
        },
    ...(same === 'replayed' ? [] : [isNone('documents unlike an undisturbed run', measured.differentDocuments)]),
    ...(readers === 'resume'
      ? [isNone('live readers with a gap', measured.readersWithGaps), isNone('live readers reset', measured.resets)]
      : []),
    ...atMost('public reads failed', measured.readsFailed, expected.readsFailed),
    ...atMost('longest time without a read', measured.readGapMs, expected.readGapMs, ' ms'),
    ...atMost('public reads, p99', measured.readP99Ms, expected.readP99Ms, ' ms'),
    ...atMost('longest time without a write', measured.writeGapMs, expected.writeGapMs, ' ms'),
    ...atMost('all applied after', measured.settledMs, expected.settledMs, ' ms'),
    ...atMost('slowest start', Math.max(0, ...measured.readyMs), expected.readyMs, ' ms'),
    ...(expected.alarms.length > 0
      ? [
          {
            what: 'alarms raised',
            value: measured.alarms.join(', ') || 'none',
            limit: expected.alarms.join(', '),
            isMet: missingAlarms.length === 0,
          },
        ]
      : []),
    isNone(
      'alarms still open',
      measured.alarmsLeft.filter((kind) => !expected.alarmsLeft.includes(kind)),
    ),
    ...(expected.notices === undefined
      ? []
      : [
          {
            what: 'notices to the sender',
            value: String(measured.notices),
            limit: `≥ ${expected.notices}`,
            isMet: measured.notices >= expected.notices,
          },
        ]),
    isNone('processes that ended by themselves', measured.ended),
    isNone('steps that went wrong', measured.problems),
  ];
}
