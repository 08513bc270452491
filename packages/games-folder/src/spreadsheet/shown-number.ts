/** A number of a workbook as displayed in its cell, without thousands separators. */
export interface ShownNumber {
  text: string;
  /** A date, or other text that the spreadsheet converted to one (`3-1`). */
  isDate: boolean;
}

const builtIn: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm',
  19: 'h:mm:ss',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
};

const dayMs = 86_400_000;

/** A number format by its id in the workbook, or by its own code. */
export function numberFormat(id: number, own: ReadonlyMap<number, string>): string {
  return own.get(id) ?? builtIn[id] ?? 'General';
}

/** `10.2` formatted by `0.00` is `10.20`; 46351.375 in a date format is `2026-11-25 09:00:00`. */
export function showNumber(raw: string, format: string, is1904: boolean): ShownNumber {
  const value = Number(raw);
  if (!Number.isFinite(value)) return { text: raw, isDate: false };
  const code = plainCode(format);
  if (/[yd]/i.test(code)) return { text: dateText(value, /[hs]/i.test(code), is1904), isDate: true };
  if (/[hs]/i.test(code)) return { text: clockText(value, code), isDate: false };
  const decimals = /[0#?]\.([0#?]+)/.exec(code)?.[1]?.replaceAll(/[^0]/g, '').length;
  if (code.includes('%')) return { text: `${(value * 100).toFixed(decimals ?? 0)}%`, isDate: false };
  if (decimals) return { text: value.toFixed(decimals), isDate: false };
  const width = /^0+$/.test(code) ? code.length : 0;
  const digits = Number.isInteger(value) ? value.toFixed(0) : String(Number(value.toPrecision(15)));
  return { text: digits.startsWith('-') ? digits : digits.padStart(width, '0'), isDate: false };
}

/** The first section of a format, without colors, quoted text and fillers. */
function plainCode(format: string): string {
  const code = format.replaceAll(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').split(';')[0]!;
  return /^general$/i.test(code) ? '' : code;
}

function dateText(serial: number, hasClock: boolean, is1904: boolean): string {
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const instant = start + Math.round(serial * dayMs);
  if (!Number.isFinite(instant) || Math.abs(instant) > 8e15) return String(serial);
  const [day = '', clock = ''] = new Date(instant).toISOString().split('T');
  return hasClock ? `${day} ${clock.replace('Z', '').replace(/\.000$/, '')}` : day;
}

/** Formats a fraction of a day as `mm:ss.00`: minutes and seconds as in a result. */
function clockText(value: number, code: string): string {
  const places = /s\.(0+)/i.exec(code)?.[1]?.length ?? 0;
  const unit = 10 ** places;
  const whole = Math.round(Math.abs(value) * 86_400 * unit);
  const [seconds, rest] = [Math.floor(whole / unit), whole % unit];
  const fraction = places > 0 ? `.${String(rest).padStart(places, '0')}` : '';
  const pad = (part: number, isWide: boolean): string => String(part).padStart(isWide ? 2 : 1, '0');
  const hasHours = /h/i.test(code);
  const hours = Math.floor(seconds / 3600);
  const minutes = hasHours ? Math.floor((seconds % 3600) / 60) : Math.floor(seconds / 60);
  const parts = [
    ...(hasHours ? [pad(hours, /hh/i.test(code))] : []),
    ...(hasHours || /m/i.test(code) ? [pad(minutes, hasHours || /mm/i.test(code))] : []),
    ...(/s/i.test(code) ? [pad(hasHours || /m/i.test(code) ? seconds % 60 : seconds, true) + fraction] : []),
  ];
  return parts.join(':');
}
