/** Quiet hours in the reader's time zone. Pure. */

export interface QuietHours {
  /** `22:00`. */
  from: string;
  /** `07:00`; before `from` if the hours span midnight. */
  until: string;
}

const minuteMs = 60_000;
/** Time zones change their clocks by two hours at most. */
const maxShiftMs = 120 * minuteMs;
const dayMinutes = 1440;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Minute of the day, 0 to 1439. */
function minuteOfDay(timeMs: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    formats.set(timeZone, format);
  }
  return parseMinute(format.format(timeMs));
}

function parseMinute(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export function isQuiet(timeMs: number, timeZone: string, { from, until }: QuietHours): boolean {
  const [now, start, end] = [minuteOfDay(timeMs, timeZone), parseMinute(from), parseMinute(until)];
  return start <= end ? start <= now && now < end : start <= now || now < end;
}

/** End of the current quiet hours (epoch milliseconds); undefined outside of them. */
export function quietEnd(timeMs: number, timeZone: string, quiet: QuietHours): number | undefined {
  if (!isQuiet(timeMs, timeZone, quiet)) return undefined;
  const minute = Math.floor(timeMs / minuteMs) * minuteMs;
  const left = (parseMinute(quiet.until) - minuteOfDay(timeMs, timeZone) + dayMinutes) % dayMinutes;
  const expected = minute + left * minuteMs;
  // The clock may change during the quiet hours, so the end is the first minute that is not quiet.
  for (let end = Math.max(minute, expected - maxShiftMs); end <= expected + maxShiftMs; end += minuteMs)
    if (!isQuiet(end, timeZone, quiet)) return end;
  return expected;
}
