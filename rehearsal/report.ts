/** The printed report: plain lines for each scenario, and a table. */
import type { Measured } from './judge.ts';
import type { Played } from './play.ts';

export type Verdict = 'met' | 'MISSED' | 'skipped' | 'BROKEN';

export function reportVerdict({ skipped, broken, checks }: Pick<Played, 'skipped' | 'broken' | 'checks'>): Verdict {
  if (skipped !== undefined) return 'skipped';
  if (broken !== undefined) return 'BROKEN';
  return checks.every(({ isMet }) => isMet) ? 'met' : 'MISSED';
}

export const hasFailed = (played: Played): boolean => ['MISSED', 'BROKEN'].includes(reportVerdict(played));

/** The lines of one scenario. */
export function scenarioLines(played: Played): string[] {
  const { name, title, seconds, events, measured, checks, skipped, broken } = played;
  const head = `${name}: ${title} (${Math.round(seconds)} s)`;
  const missed = checks.filter(({ isMet }) => !isMet);
  return [
    head,
    ...events.map((event) => `  ${event}`),
    ...(measured ? measuredLines(measured).map((line) => `  ${line}`) : []),
    ...(skipped === undefined ? [] : [`  Skipped: ${skipped}.`]),
    ...(broken === undefined ? [] : [`  Could not be played to the end: ${broken}`]),
    ...missed.map(({ what, value, limit }) => `  Missed: ${what}: ${value}, expected ${limit}.`),
    ...(measured && missed.length === 0 ? [`  All ${checks.length} expectations met.`] : []),
  ];
}

function measuredLines(measured: Measured): string[] {
  const { acknowledged, duplicates, lost, reads, readsFailed, readP99Ms, largestLag, readers, resets } = measured;
  const { quarantined, notices, alarms } = measured;
  const extras = [
    ...(duplicates > 0 ? [`${duplicates} repeats recognized`] : []),
    ...(quarantined > 0 ? [`${quarantined} quarantined`] : []),
    ...(notices > 0 ? [`${notices} notices to the sender`] : []),
  ];
  return [
    [`Feed: ${acknowledged} messages acknowledged, ${lost} lost`, ...extras].join(', ') + '.',
    `Applying: at most ${largestLag} waited, all applied ${seconds(measured.settledMs)} after the last acknowledgment.`,
    `Writes: longest wait ${seconds(measured.writeGapMs)}. Reads: ${reads}, ${readsFailed} failed, p99 ${ms(readP99Ms)}, longest time without one ${seconds(measured.readGapMs)}.`,
    `Live readers: ${readers}, ${measured.readersWithGaps} with a gap, ${resets} reset. Alarms: ${alarms.join(', ') || 'none'}.`,
  ];
}

const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`;
const ms = (value: number): string => `${Math.round(value)} ms`;

const columns = [
  'scenario',
  'result',
  'messages',
  'lost',
  'longest without a write',
  'reads failed',
  'all applied after',
  'slowest start',
];

function cells(played: Played): string[] {
  const { name, measured } = played;
  if (!measured) return [name, reportVerdict(played), '', '', '', '', '', ''];
  const start = measured.readyMs.length > 0 ? seconds(Math.max(...measured.readyMs)) : '';
  return [
    name,
    reportVerdict(played),
    String(measured.acknowledged),
    String(measured.lost),
    seconds(measured.writeGapMs),
    `${measured.readsFailed} of ${measured.reads}`,
    seconds(measured.settledMs),
    start,
  ];
}

/** A Markdown table that is also readable in a terminal. */
export function reportTable(all: readonly Played[]): string[] {
  const rows = [columns, ...all.map(cells)];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(columns), line(widths.map((width) => '-'.repeat(width))), ...rows.slice(1).map(line)];
}

/** `28 of 30 scenarios met their expectations, 1 missed, 1 skipped.` */
export function summary(all: readonly Played[]): string {
  const counts = Map.groupBy(all, reportVerdict);
  const count = (verdict: Verdict): number => counts.get(verdict)?.length ?? 0;
  const remarks = [
    ...(count('MISSED') > 0 ? [`${count('MISSED')} missed them`] : []),
    ...(count('BROKEN') > 0 ? [`${count('BROKEN')} could not be played to the end`] : []),
    ...(count('skipped') > 0 ? [`${count('skipped')} skipped`] : []),
  ];
  return `${[`${count('met')} of ${all.length} scenarios met their expectations`, ...remarks].join(', ')}.`;
}

/** The complete report as a Markdown file. @param machine a line about cores and load */
export function reportFile(all: readonly Played[], machine: string): string {
  const parts = all.map((played) => {
    const [head, ...lines] = scenarioLines(played);
    return [`## ${head}`, '', ...lines.map((line) => `- ${line.trim()}`)].join('\n');
  });
  return ['# Rehearsal', machine, summary(all), reportTable(all).join('\n'), ...parts].join('\n\n') + '\n';
}
