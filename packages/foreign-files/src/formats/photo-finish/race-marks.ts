import type { LifFile, LifLine } from './lif-file.ts';

/** The mark of a line as it is published. */
export interface RaceMark {
  line: LifLine;
  /** Undefined without a time. */
  mark?: string;
}

/**
 * Marks of a race. A photo finish is read to the thousandth and published with the digits of the event, rounded up:
 * 12.341 is 12.35. Competitors with the same rounded time and different places keep their thousandths, which separate
 * them.
 */
export function raceMarks({ lines }: Pick<LifFile, 'lines'>, decimals: number): RaceMark[] {
  const rounded = lines.map((line) => ({
    line,
    mark: line.time === undefined ? undefined : roundUp(line.time, decimals),
  }));
  const level = Map.groupBy(
    rounded.filter(({ mark }) => mark !== undefined),
    ({ mark }) => mark,
  );
  return rounded.map(({ line, mark }) => {
    if (mark === undefined) return { line };
    const places = new Set(level.get(mark)!.map((other) => other.line.place));
    const times = new Set(level.get(mark)!.map((other) => other.line.time));
    return { line, mark: places.size > 1 && times.size > 1 ? line.time! : mark };
  });
}

/** `1:59.991` with two digits is `2:00.00`. */
export function roundUp(time: string, decimals: number): string {
  const [seconds = 0, minutes = 0, hours = 0] = time.split(':').toReversed().map(Number);
  const scale = 10 ** decimals;
  // Seconds in ten thousandths: binary fractions would round some times up that have no further digit.
  const units = Math.ceil(Math.round(((hours * 60 + minutes) * 60 + seconds) * 10_000) / (10_000 / scale));
  const whole = Math.floor(units / scale);
  const rest = decimals > 0 ? `.${String(units % scale).padStart(decimals, '0')}` : '';
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number): string => String(number).padStart(2, '0');
  if (h > 0) return `${h}:${two(m)}:${two(s)}${rest}`;
  return m > 0 ? `${m}:${two(s)}${rest}` : `${s}${rest}`;
}
