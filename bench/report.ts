import { cpus } from 'node:os';

/** A figure with its target; `isGood` is undefined for figures without one. */
export interface Figure {
  name: string;
  value: string;
  target?: string;
  isGood?: boolean;
}

/** Prints figures as a Markdown table that can be pasted into docs/performance.md. */
export function report(title: string, figures: readonly Figure[]): void {
  console.log(
    `\n## ${title}\n\n${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}\n`,
  );
  console.log('| figure | value | target | |\n|---|---|---|---|');
  for (const { name, value, target, isGood } of figures) {
    console.log(
      `| ${name} | ${value} | ${target ?? ''} | ${isGood === undefined ? '' : isGood ? 'met' : '**missed**'} |`,
    );
    if (isGood === false) process.exitCode = 1;
  }
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
