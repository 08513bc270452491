const formats = new Map<string, Intl.DateTimeFormat>();

/** Minutes since midnight on the clock of a time zone: 570 at half past nine. */
export function minutesIn(instant: string, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-u-nu-latn', {
      timeZone,
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  const [hours = 0, minutes = 0] = format.format(new Date(instant)).split(':').map(Number);
  return hours * 60 + minutes;
}
