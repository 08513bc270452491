import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import type { Measured } from './judge.ts';
import type { Played } from './play.ts';
import { hasFailed, reportFile, reportTable, scenarioLines, summary, reportVerdict } from './report.ts';
import { readScenario } from './scenario.ts';

const measured: Measured = {
  sent: 640,
  acknowledged: 624,
  lost: 0,
  storedTwice: 0,
  quarantined: 0,
  brokenTaken: 0,
  duplicates: 16,
  notices: 0,
  oddAnswers: 0,
  reads: 200,
  readsFailed: 0,
  readP99Ms: 45.4,
  readGapMs: 110,
  writeGapMs: 1500,
  settledMs: 300,
  readyMs: [1800, 2100],
  readers: 3,
  readersWithGaps: 0,
  resets: 0,
  largestLag: 12,
  alarms: [],
  alarmsLeft: [],
  differentTables: [],
  differentDocuments: [],
  differsFromReplay: false,
  ended: 0,
  problems: [],
};
const expectations = (expect: object): ReturnType<typeof readScenario>['expect'] =>
  readScenario('own.json', JSON.stringify({ title: 'A title', why: 'A reason.', expect })).expect;
const missedLimits = (changed: Partial<Measured>, expect: object = {}): string[] =>
  judge({ ...measured, ...changed }, expectations(expect)).flatMap(({ what, isMet }) => (isMet ? [] : [what]));
const makePlayed = (name: string, changed: Partial<Played> = {}): Played => ({
  name,
  title: 'A title',
  seconds: 31.6,
  events: ['3.0 s: database killed'],
  measured,
  checks: judge(measured, expectations({})),
  ...changed,
});

test('losses, duplicates, gaps and differing tables are never accepted', () => {
  expect(missedLimits({})).toEqual([]);
  expect(missedLimits({ lost: 1 })).toEqual(['acknowledged messages lost']);
  expect(missedLimits({ storedTwice: 1 })).toEqual(['messages stored twice']);
  expect(missedLimits({ readersWithGaps: 1, resets: 1 })).toEqual(['live readers with a gap', 'live readers reset']);
  expect(missedLimits({ differentTables: ['sport.awards'] })).toEqual(['tables unlike an undisturbed run']);
  expect(missedLimits({ differsFromReplay: true }, { same: 'replayed' })).toEqual(['tables equal the replay']);
  expect(missedLimits({ quarantined: 2, brokenTaken: 1 })).toEqual(['messages quarantined']);
  expect(missedLimits({ ended: 1, problems: ['backup: no'] })).toEqual([
    'processes that ended by themselves',
    'steps that went wrong',
  ]);
});

test('a scenario chooses what else is required', () => {
  expect(missedLimits({ differentTables: ['sport.awards'] }, { same: 'documents' })).toEqual([]);
  expect(missedLimits({ resets: 3 }, { readers: 'reset' })).toEqual([]);
  expect(missedLimits({}, { writeGapMs: 1000, readyMs: 2000, settledMs: 300 })).toEqual([
    'longest time without a write',
    'slowest start',
  ]);
  expect(missedLimits({}, { alarms: ['no-room'] })).toEqual(['alarms raised']);
  expect(missedLimits({ alarms: ['no-room'], alarmsLeft: ['no-room'] }, { alarms: ['no-room'] })).toEqual([
    'alarms still open',
  ]);
  expect(missedLimits({ notices: 4 }, { notices: 5 })).toEqual(['notices to the sender']);
});

test('the report of a scenario contains the fault, the measurements and the missed limits', () => {
  const late = makePlayed('database-killed', { checks: judge(measured, expectations({ writeGapMs: 1000 })) });
  expect(scenarioLines(late)).toEqual([
    'database-killed: A title (32 s)',
    '  3.0 s: database killed',
    '  Feed: 624 messages acknowledged, 0 lost, 16 repeats recognized.',
    '  Applying: at most 12 waited, all applied 0.3 s after the last acknowledgment.',
    '  Writes: longest wait 1.5 s. Reads: 200, 0 failed, p99 45 ms, longest time without one 0.1 s.',
    '  Live readers: 3, 0 with a gap, 0 reset. Alarms: none.',
    '  Missed: longest time without a write: 1500 ms, expected ≤ 1000 ms.',
  ]);
  expect(scenarioLines(makePlayed('calm')).at(-1)).toBe(`  All ${makePlayed('calm').checks.length} expectations met.`);
});

const skipped = makePlayed('nginx', { measured: undefined, checks: [], skipped: 'nginx is not installed' });
const broken = makePlayed('broken', { measured: undefined, checks: [], broken: 'The feed was not acknowledged.' });

test('a skipped scenario is not a failure, but one that could not run is', () => {
  expect([reportVerdict(skipped), hasFailed(skipped)]).toEqual(['skipped', false]);
  expect([reportVerdict(broken), hasFailed(broken)]).toEqual(['BROKEN', true]);
  expect(scenarioLines(skipped).at(-1)).toBe('  Skipped: nginx is not installed.');
});

test('the report ends with one table and one sentence', () => {
  const all = [makePlayed('calm'), skipped, broken];
  expect(reportTable(all)).toEqual([
    '| scenario | result  | messages | lost | longest without a write | reads failed | all applied after | slowest start |',
    '| -------- | ------- | -------- | ---- | ----------------------- | ------------ | ----------------- | ------------- |',
    '| calm     | met     | 624      | 0    | 1.5 s                   | 0 of 200     | 0.3 s             | 2.1 s         |',
    '| nginx    | skipped |          |      |                         |              |                   |               |',
    '| broken   | BROKEN  |          |      |                         |              |                   |               |',
  ]);
  expect(summary(all)).toBe('1 of 3 scenarios met their expectations, 1 could not be played to the end, 1 skipped.');
  expect(reportFile(all, '2 cores')).toContain('\n## nginx: A title (32 s)\n\n');
});
