/** An instant as a feed's stamp: `YYYYMMDDhhmmssfff` on the Games' clock, version 0, no hash. */
export function localStamp(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  const time = ['year', 'month', 'day', 'hour', 'minute', 'second', 'fractionalSecond'].map(part).join('');
  return `${time}:0000000000:00000000`;
}
