/** `00:01:02.34` for `1:02.34`; undefined for a text that is no time. */
export function swimTime(text: string): string | undefined {
  const [, hours = '0', minutes = '0', seconds, fraction = ''] =
    /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,2})(?:[.,](\d{1,3}))?$/u.exec(text.trim()) ?? [];
  if (seconds === undefined) return undefined;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  const pad = (number: number): string => String(number).padStart(2, '0');
  return `${pad(Math.floor(whole / 3600))}:${pad(Math.floor(whole / 60) % 60)}:${pad(whole % 60)}.${fraction.padEnd(2, '0').slice(0, 2)}`;
}

/** `+72` for `0.72`, `-3` for `-0.03`. */
export function reactionText(text: string | undefined): string | undefined {
  const seconds = Number(text?.replace(',', '.'));
  if (text === undefined || text.trim() === '' || Number.isNaN(seconds)) return undefined;
  const hundredths = Math.round(seconds * 100);
  return `${hundredths < 0 ? '-' : '+'}${Math.abs(hundredths)}`;
}
