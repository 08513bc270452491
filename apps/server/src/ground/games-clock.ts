/** The time at the Games. Sessions, limits, alarms and logs use the machine's time instead. */
export interface GamesClock {
  /** Epoch milliseconds. */
  now(): number;
  /** Games seconds per real second: 1, 0 while a demo is paused, more while it is played faster. */
  readonly rate: number;
}

/** Follows the machine's clock at an offset: 0 for real Games, another value for a rehearsal. */
export function clockAtOffset(offsetMs: number, machineNow: () => number = Date.now): GamesClock {
  return { now: () => machineNow() + offsetMs, rate: 1 };
}

/** Starts at a given time and runs at a rate, independently of the machine's date. */
export function clockFrom(startMs: number, rate: number, machineNow: () => number = Date.now): GamesClock {
  const startedAt = machineNow();
  return { now: () => startMs + (machineNow() - startedAt) * rate, rate };
}

const duration = /^([+-]?)P(?=.)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
const unitsMs = [604_800_000, 86_400_000, 3_600_000, 60_000, 1000];

/**
 * Reads an ISO 8601 duration of weeks, days, hours, minutes and seconds: `P6D`, `-PT2H30M`.
 *
 * @returns milliseconds, undefined for any other text; years and months have no fixed length
 */
export function durationMs(text: string): number | undefined {
  const [, sign, ...amounts] = duration.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const total = unitsMs.reduce((sum, ms, index) => sum + ms * Number(amounts[index] ?? 0), 0);
  return sign === '-' ? 0 - total : total;
}
